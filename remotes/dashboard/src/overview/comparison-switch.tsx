import { useId } from 'react'
import styles from './comparison-switch.module.css'
import { type Comparison, comparisons } from './figures.ts'

type ComparisonSwitchProps = {
  label: string
  chosen: Comparison
  onChoose(comparison: Comparison): void
}

/** Chooses the two periods to compare. */
export function ComparisonSwitch({ label, chosen, onChoose }: ComparisonSwitchProps) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {comparisons.map((comparison) => (
        <label key={comparison.name} data-checked={comparison === chosen}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={comparison === chosen}
            onChange={() => onChoose(comparison)}
          />
          {comparison.name}
        </label>
      ))}
    </fieldset>
  )
}
