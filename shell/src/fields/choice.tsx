import { Select, type SelectProps } from '@console/shared/ui/select'
import { useId } from 'react'
import styles from './text-field.module.css'

type ChoiceProps = Pick<SelectProps, 'options'> & {
  label: string
  value: string
  onChange(value: string): void
}

/** A select with a label. */
export function Choice({ label, onChange, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} onChoose={onChange} />
    </div>
  )
}
