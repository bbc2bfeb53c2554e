import { type ComponentProps, useState } from 'react'
import { toTypedNumber } from '../core/document/typed-number.ts'
import styles from './field.module.css'

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown
  /** What it is measured in, said in the field: `min`. */
  unit?: string
  onNumber(value: number | string): void
}

/** A text field that gives a number where there is one, and otherwise what was typed: nothing is dropped without a word. */
export function NumberInput({ value, unit, onNumber, ...control }: NumberInputProps) {
  const [typed, setTyped] = useState('')
  // What was typed stays as it is written, such as `2.` on the way to `2.5`, until the value becomes another.
  const shown = Object.is(toTypedNumber(typed), value) ? typed : toText(value)
  return (
    <div className={unit === undefined ? undefined : styles.measured}>
      <input
        {...control}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onNumber(toTypedNumber(target.value))
        }}
      />
      {unit !== undefined && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  )
}

const toText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''
