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
 * The choices of a filter side by side. The browser's own radio buttons: a press is answered without measuring and
 * animating anything, however many rows wait for it.
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
