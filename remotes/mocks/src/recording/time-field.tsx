import { TextInput } from '@console/authoring/fields/text-input'
import { Field } from '@console/shared/ui/field'
import { useState } from 'react'
import { formatTenths, parseSeconds } from '../explanation-store/timed-parts.ts'

type TimeFieldProps = { label: string; seconds: number | null; onSeconds(seconds: number | null): void }

/** A position in minutes and seconds; invalid text stays in the field. */
export function TimeField({ label, seconds, onSeconds }: TimeFieldProps) {
  const [typed, setTyped] = useState('')
  const isTyped = typed !== '' && parseSeconds(typed) === seconds
  const isWrong = typed.trim() !== '' && parseSeconds(typed) === null
  const known = seconds === null ? '' : formatTenths(seconds)
  return (
    <Field
      label={label}
      isInvalid={isWrong}
      about={isWrong ? 'Minutes and seconds, such as 7:05' : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={isTyped || isWrong ? typed : known}
          placeholder="0:00"
          onText={(text) => {
            setTyped(text)
            onSeconds(parseSeconds(text))
          }}
        />
      )}
    </Field>
  )
}
