import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import styles from './select.module.css'

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'className' | 'onChange'> & {
  options: readonly (readonly [value: string, label: string])[]
  onChoose?: ((value: string) => void) | undefined
}

/** The select: one of many, in the browser's own control, which loads nothing and which phones show their way. */
export function Select({ options, onChoose, ...select }: SelectProps) {
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the one select of the kit
    <select
      {...select}
      className={`control ${styles.select}`}
      onChange={({ target }) => onChoose?.(target.value)}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** A select with a label. Since 1.12.0. */
export const SelectField = ({ label, ...select }: SelectProps & { label: string }) => (
  <Field label={label}>{(control) => <Select {...select} {...control} />}</Field>
)
