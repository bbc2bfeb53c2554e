import text from '../styles/text.module.css'
import styles from './choices.module.css'
import fieldStyles from './field.module.css'

type ChoicesProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string
  labels: Readonly<Record<Value, string>>
  value: Value
  onChoose(value: Value): void
  name: string
  className?: string | undefined
}

/** A segmented control. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, labels, value, onChoose, name, className = '' } = props
  // `Object.keys` widens the keys to string.
  const values = Object.keys(labels) as Value[]
  return (
    <div className={`${styles.choices} ${className}`} role="radiogroup" aria-label={label}>
      {values.map((each) => (
        <label key={each} className={styles.choice} data-choice={each}>
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

/** The same as a labelled form field. */
export function ChoicesField<Value extends string>(props: ChoicesProps<Value>) {
  return (
    <div className={fieldStyles.field}>
      <span className={text.label}>{props.label}</span>
      <Choices {...props} />
    </div>
  )
}
