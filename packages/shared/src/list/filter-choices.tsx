import { useId } from 'react'
import styles from './filter-choices.module.css'

type FilterChoicesProps = {
  label: string
  /** Value to label, in order. */
  choices: Readonly<Record<string, string>>
  /** Undefined for all. */
  chosen: string | undefined
  onChoose(choice: string | undefined): void
}

/**
 * A filter's options side by side, as native radio buttons: these respond without measuring or animating, however many
 * rows are about to render.
 */
export function FilterChoices({ label, choices, chosen, onChoose }: FilterChoicesProps) {
  const name = useId()
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label}>
      {[['', 'All'] as const, ...Object.entries(choices)].map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === (chosen ?? '')}
            onChange={() => onChoose(value || undefined)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  )
}
