import { GrowingText } from '@console/authoring/fields/growing-text'
import { readKey } from '@console/shared/ui/read-key'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import type { Section } from '../document/article-content.ts'
import type { Id } from '../document/article-document.ts'
import { itemPart } from '../edits/focus-parts.ts'
import { hasStructure, listLines } from '../paste/pasted-text.ts'
import styles from './text-items.module.css'

type ItemFieldProps = { sectionId: Id; id: Id; type: 'list' | 'paragraph' }

/** A list item or paragraph, edited in place. */
export const ItemField = memo(function ItemField({ sectionId, id, type }: ItemFieldProps) {
  const { items, openPaste, storeOf } = useEditorParts()
  const isList = type === 'list'

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { altKey, shiftKey, currentTarget: field } = event
    const key = readKey(event)
    const { selectionStart: start, selectionEnd: end, value: text } = field
    if (event.ctrlKey || event.metaKey) return
    const isHandled = handle()
    if (isHandled) event.preventDefault()

    function handle(): boolean {
      if (altKey) return shiftKey && move()
      if (key === 'Enter' && !shiftKey) {
        items.split(sectionId, id, { before: text.slice(0, start), after: text.slice(end) })
        return true
      }
      if (start !== end || shiftKey) return false
      if (key === 'Backspace' && start === 0) {
        items.joinBefore(sectionId, id)
        return true
      }
      if (key === 'Delete' && end === text.length) {
        items.joinAfter(sectionId, id)
        return true
      }
      if (key === 'ArrowUp' && start === 0) return items.step(sectionId, id, -1)
      return key === 'ArrowDown' && end === text.length && items.step(sectionId, id, 1)
    }

    function move(): boolean {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return false
      items.move(sectionId, id, key === 'ArrowUp' ? -1 : 1)
      return true
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = {
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    }
    const lines = listLines(pasted.text)
    if (lines.length < 2) return
    event.preventDefault()
    if (hasStructure(pasted.html, type)) return openPaste(pasted, sectionId)
    const { selectionStart: start, selectionEnd: end, value: text } = event.currentTarget
    items.pasteLines(sectionId, id, { before: text.slice(0, start), after: text.slice(end) }, lines)
  }

  const field = (
    <GrowingText
      data-part={itemPart(id)}
      aria-label={isList ? 'List item' : 'Paragraph'}
      placeholder={isList ? 'List item' : 'Write here'}
      className={isList ? '' : styles.paragraph}
      store={storeOf(sectionId)}
      select={({ sections }) => sections[sectionId]}
      toText={(section) => (section === undefined ? '' : readItem(section, id))}
      onChange={({ target }) => items.retype(sectionId, id, target.value)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
    />
  )
  return isList ? <li className={styles.item}>{field}</li> : field
})

function readItem(section: Section, id: Id) {
  const items = 'items' in section ? section.items : []
  return items.find((item) => item.id === id)?.text ?? ''
}
