import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field } from './field.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'className' | 'onChange'> & {
  options: readonly (readonly [value: string, label: string])[]
  onChoose?: ((value: string) => void) | undefined
}

/** A native `<select>`. */
export function Select({ options, onChoose, ...select }: SelectProps) {
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the one select of the kit
    <select {...select} className={styles.input} onChange={({ target }) => onChoose?.(target.value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** The same with a label. */
export function SelectField({ label, ...select }: SelectProps & { label: string }) {
  return <Field label={label}>{(control) => <Select {...select} {...control} />}</Field>
}
