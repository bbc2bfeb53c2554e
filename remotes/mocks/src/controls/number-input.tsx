import styles from '@console/authoring/fields/field.module.css'
import { TextInput } from '@console/authoring/fields/text-input'
import { type ComponentProps, useState } from 'react'
import { toTypedNumber } from './typed-number.ts'

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown
  /** The unit, shown inside the field: `min`. */
  unit?: string | undefined
  onNumber(value: number | string): void
}

/** Gives a number, or the text itself where it is none, so that no input is lost. */
export function NumberInput({ value, unit, onNumber, onBlur, ...control }: NumberInputProps) {
  const [typed, setTyped] = useState('')
  // Keeps the text as typed, such as `2.` on the way to `2.5`, until the value changes or the field is left.
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
