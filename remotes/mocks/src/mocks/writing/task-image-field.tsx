import type { NodeId } from '../document/mock-content.ts'
import fieldStyles from '../editor/field.module.css'
import { Field } from '../editor/field.tsx'
import { useNodeField } from '../editor/node-fields.tsx'
import { TaskImage } from './task-image.tsx'

/** The address of a task's picture, and the picture itself. */
export function TaskImageField({ node }: { node: NodeId }) {
  const { value, set } = useNodeField(node, 'image', 'Image')
  const address = typeof value === 'string' ? value : ''
  return (
    <div>
      <Field place={{ node, field: 'image' }} label="Image" note="address, optional">
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
      {address !== '' && <TaskImage key={address} address={address} />}
    </div>
  )
}
