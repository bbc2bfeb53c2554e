import styles from './field.module.css'

type ChoicesProps<Value extends string> = {
  /** What is chosen, for those who hear the screen. */
  label: string
  labels: Readonly<Record<Value, string>>
  value: Value
  onChoose(value: Value): void
  name: string
}

/** A few alternatives side by side. */
export function Choices<Value extends string>({ label, labels, value, onChoose, name }: ChoicesProps<Value>) {
  // The keys of a record of these values are these values.
  const values = Object.keys(labels) as Value[]
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label}>
      {values.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name={name}
            data-place={each === value ? name : undefined}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
          {labels[each]}
        </label>
      ))}
    </div>
  )
}
