import { useId } from 'react'
import styles from './field.module.css'

type ChoiceFieldProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChoose(value: string): void
}

export function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
