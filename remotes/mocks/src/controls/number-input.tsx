import styles from '@console/authoring/fields/field.module.css'
import { TextInput } from '@console/authoring/fields/text-input'
import { parseNumber } from '@console/shared/ui/parse-number'
import { type ComponentProps, useState } from 'react'

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown
  /** The unit, shown inside the field: `min`. */
  unit?: string | undefined
  /** Decimals are impossible, so `1.500` is one thousand five hundred in every locale. */
  isWhole?: boolean | undefined
  onNumber(value: number | string): void
}

/** Gives a number, or the text itself where it is none, so that no input is lost. */
export function NumberInput({
  value,
  unit,
  isWhole = false,
  onNumber,
  onBlur,
  ...control
}: NumberInputProps) {
  const parse = (text: string) => parseNumber(text, { isWhole }) ?? text
  const [typed, setTyped] = useState('')
  // Keeps the text as typed, such as `2.` on the way to `2.5`, until the value changes or the field is left.
  const shown = Object.is(parse(typed), value) ? typed : toText(value)
  return (
    <div className={styles.within}>
      <TextInput
        {...control}
        inputMode="decimal"
        value={shown}
        onText={(text) => {
          setTyped(text)
          onNumber(parse(text))
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
