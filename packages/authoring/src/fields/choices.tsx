import { Segments } from '@console/shared/ui/segments'
import text from '../styles/text.module.css'
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

/** The segmented control of all values of a type. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, labels, value, onChoose, name, className } = props
  // `Object.entries` widens the keys to string.
  const options = Object.entries<string>(labels) as [Value, string][]
  return (
    <Segments
      label={label}
      options={options}
      value={value}
      onChange={onChoose}
      place={name}
      className={className}
    />
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
