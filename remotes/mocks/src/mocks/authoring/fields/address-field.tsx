import type { ReactNode } from 'react'
import fieldStyles from '../../controls/field.module.css'
import type { MockPlace } from '../../core/document/mock-place.ts'
import { Field } from './field.tsx'

type AddressFieldProps = {
  place: MockPlace
  label: string
  note?: string
  address: string
  onAddress(address: string | null): void
  /** What is at the address. */
  children(address: string): ReactNode
}

/** The address of a picture or a recording, with what is there. */
export function AddressField({ place, label, note, address, onAddress, children }: AddressFieldProps) {
  return (
    <div>
      <Field place={place} label={label} {...(note === undefined ? {} : { note })}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.input}
            type="url"
            value={address}
            placeholder="https://…"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onAddress(target.value === '' ? null : target.value)}
          />
        )}
      </Field>
      {address !== '' && children(address)}
    </div>
  )
}
