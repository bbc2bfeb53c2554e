import styles from '@console/authoring/fields/field.module.css'
import { TextInput } from '@console/authoring/fields/text-input'
import { type ComponentProps, useState } from 'react'
import { toTypedNumber } from './typed-number.ts'

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown
  /** What it is measured in, said in the field: `min`. */
  unit?: string | undefined
  onNumber(value: number | string): void
}

/** A text field that gives a number where there is one, and otherwise what was typed: nothing is dropped without a word. */
export function NumberInput({ value, unit, onNumber, onBlur, ...control }: NumberInputProps) {
  const [typed, setTyped] = useState('')
  // What was typed stays as it is written, such as `2.` on the way to `2.5`, until the value becomes another or the field is
  // left: the number that was read stands there then.
  const shown = Object.is(toTypedNumber(typed), value) ? typed : toText(value)
  return (
    <div className={styles.within}>
      <TextInput
        {...control}
        inputMode="decimal"
        value={shown}
        onText={(text) => {
          setTyped(text)
          onNumber(toTypedNumber(text))
        }}
        onBlur={(event) => {
          setTyped('')
          onBlur?.(event)
        }}
      />
      {unit !== undefined && (
        <span className={`${styles.end} ${styles.unit}`} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  )
}

const toText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''
