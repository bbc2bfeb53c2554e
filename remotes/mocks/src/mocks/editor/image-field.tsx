import type { NodeId } from '../document/mock-content.ts'
import fieldStyles from './field.module.css'
import { Field } from './field.tsx'
import { MockImage } from './mock-image.tsx'
import { useNodeField } from './node-fields.tsx'

type ImageFieldProps = { node: NodeId; label: string; note: string; alt: string }

/** The address of a picture, and the picture itself. */
export function ImageField({ node, label, note, alt }: ImageFieldProps) {
  const { value, set } = useNodeField(node, 'image', label)
  const address = typeof value === 'string' ? value : ''
  return (
    <div>
      <Field place={{ node, field: 'image' }} label={label} note={note}>
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
      {address !== '' && <MockImage key={address} address={address} alt={alt} />}
    </div>
  )
}
