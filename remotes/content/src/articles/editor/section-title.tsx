import { GrowingText } from '@console/authoring/fields/growing-text'
import { readKey } from '@console/shared/ui/read-key'
import type { KeyboardEvent } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import type { SectionShape } from '../document/section-shape.ts'
import { headingRow } from '../document/table-commands.ts'
import { cellPart, itemPart, titlePart } from '../edits/focus-parts.ts'
import styles from './section-title.module.css'

/** A section's title; the only text of a definition. */
export function SectionTitle({ section }: { section: SectionShape }) {
  const { edits, items, focus, storeOf } = useEditorParts()
  const { id } = section
  const isDefinition = section.content_type === 'definition'

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (readKey(event) !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if ('items' in section) {
      const [first] = section.items
      if (first === undefined) items.addFirst(id)
      else focus.focusPart(itemPart(first.id))
    }
    if (section.content_type === 'table') {
      const table = section.tables.find((one) => 'columns' in one)
      const column = table?.columns[0]?.id
      if (column !== undefined) focus.focusPart(cellPart(headingRow, column))
    }
  }

  return (
    <GrowingText
      className={isDefinition ? styles.definition : styles.title}
      data-part={titlePart(id)}
      aria-label={isDefinition ? 'Definition' : 'Section title'}
      placeholder={isDefinition ? 'What a word or a form means, in one sentence' : 'Title (optional)'}
      store={storeOf(id)}
      select={({ sections }) => sections[id]?.title ?? ''}
      toText={(title) => title}
      onChange={({ target }) =>
        edits.retitle(id, isDefinition ? target.value : target.value.replaceAll('\n', ' '))
      }
      onKeyDown={handleKey}
    />
  )
}
