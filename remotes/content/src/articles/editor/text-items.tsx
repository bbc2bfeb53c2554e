import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import { useEditorParts } from '../context/editor-context.ts'
import type { TextShape } from '../document/section-shape.ts'
import { ItemField } from './item-field.tsx'

export function TextItems({ section }: { section: TextShape }) {
  const { items } = useEditorParts()
  const { id, content_type } = section
  const fields = section.items.map((item) => (
    <ItemField key={item.id} sectionId={id} id={item.id} type={content_type} />
  ))
  if (fields.length === 0) {
    return (
      <ActionButton look="framed" onClick={() => items.addFirst(id)}>
        {content_type === 'list' ? 'Add the first item' : 'Add the first paragraph'}
      </ActionButton>
    )
  }
  return content_type === 'list' ? <ul className={layout.plain}>{fields}</ul> : <div>{fields}</div>
}
