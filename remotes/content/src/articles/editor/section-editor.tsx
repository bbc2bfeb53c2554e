import { ActionButton } from '@console/authoring/controls/action-button'
import { IconButton } from '@console/authoring/controls/icon-button'
import { useDocument } from '@console/authoring/following/use-document'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { readKey } from '@console/shared/ui/read-key'
import { MoveDown, MoveUp } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { useEditorParts, useSectionShape } from '../context/editor-context.ts'
import type { Id } from '../document/article-document.ts'
import type { TextShape } from '../document/section-shape.ts'
import { nameSection, sectionTypeLabels } from '../section-names.ts'
import { FieldMessages } from './field-messages.tsx'
import { ItemField } from './item-field.tsx'
import styles from './section-editor.module.css'
import { SectionMenu } from './section-menu.tsx'
import { SectionTitle } from './section-title.tsx'
import { TableSectionEditor } from './table/table-section-editor.tsx'

/** The form of one section. Knows its id but not its index, so that moving others does not re-render it. */
export const SectionEditor = memo(function SectionEditor({ id }: { id: Id }) {
  const { edits, store, dragOf } = useEditorParts()
  const section = useSectionShape(id)
  if (section === undefined) return null
  const name = nameSection(section)

  function handleKey(event: KeyboardEvent) {
    const key = readKey(event)
    const way = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (way !== 0 && event.altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      edits.move(id, way)
    }
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      edits.addSection('paragraph', store.read().order.indexOf(id) + 1)
    }
  }

  return (
    <section
      className={styles.section}
      data-section={id}
      aria-label={`Section ${name}`}
      onKeyDown={handleKey}
    >
      <div className={`${text.small} ${styles.tools}`}>
        <div
          className={styles.grip}
          {...dragOf(id)}
          title="Drag to move, or press Alt with the up or down arrow anywhere in the section"
        >
          <span>{sectionTypeLabels[section.content_type]}</span>
        </div>
        <IconButton
          look="smallIcon"
          label={`Move ${name} up`}
          title="Move up"
          aria-keyshortcuts="Alt+ArrowUp"
          onClick={() => edits.move(id, -1)}
        >
          <MoveUp size={15} aria-hidden />
        </IconButton>
        <IconButton
          look="smallIcon"
          label={`Move ${name} down`}
          title="Move down"
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={() => edits.move(id, 1)}
        >
          <MoveDown size={15} aria-hidden />
        </IconButton>
        <SectionMenu id={id} name={name} />
      </div>
      <SectionTitle section={section} />
      <SectionRefusals id={id} />
      {'items' in section && <TextItems section={section} />}
      {section.content_type === 'table' && <TableSectionEditor section={section} />}
    </section>
  )
})

/** Shown until the next save. */
function SectionRefusals({ id }: { id: Id }) {
  const { refusals } = useEditorParts()
  const messages = useDocument(refusals, (bySection) => bySection[id])
  return messages === undefined ? null : <FieldMessages messages={messages} />
}

function TextItems({ section }: { section: TextShape }) {
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
