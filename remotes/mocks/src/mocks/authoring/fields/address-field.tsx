import type { ReactNode } from 'react'
import fieldStyles from '../../controls/field.module.css'
import type { NodeId } from '../../core/document/mock-content.ts'
import { Field } from './field.tsx'
import { useNodeField } from './node-fields.tsx'

type AddressFieldProps = {
  node: NodeId
  field: string
  label: string
  note?: string
  /** What the step is called that can be undone, where it is not the label. */
  step?: string
  /** What is at the address. */
  children(address: string): ReactNode
}

/** The address of a picture or a recording, with what is there. */
export function AddressField({ node, field, label, note, step = label, children }: AddressFieldProps) {
  const { value, set } = useNodeField(node, field, step)
  const address = typeof value === 'string' ? value : ''
  return (
    <div>
      <Field place={{ node, field }} label={label} {...(note === undefined ? {} : { note })}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.input}
            type="url"
            value={address}
            placeholder="https://…"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set(target.value === '' ? null : target.value)}
          />
        )}
      </Field>
      {address !== '' && children(address)}
    </div>
  )
}
