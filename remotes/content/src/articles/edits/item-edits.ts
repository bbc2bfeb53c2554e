import type { DocumentStore } from '@console/authoring/document/document-store'
import { createId } from '@console/values/ids/create-id'
import { inSequence } from '@console/values/json/command'
import type { ArticleContent, TextSection } from '../document/article-content.ts'
import type { Id } from '../document/article-document.ts'
import * as items from '../document/item-commands.ts'
import { buildSection, insertSections } from '../document/section-commands.ts'
import { itemPart, titlePart } from './focus-parts.ts'
import type { FocusTarget } from './focus-target.ts'

/** The text before and after a selection. */
export type AroundCaret = { before: string; after: string }

export type ItemEdits = ReturnType<typeof createItemEdits>

/** Edits of list items and paragraphs. */
export function createItemEdits(store: DocumentStore<ArticleContent>, focus: FocusTarget) {
  const find = (sectionId: Id): TextSection | null => {
    const section = store.read().sections[sectionId]
    return section !== undefined && 'items' in section ? section : null
  }
  const thing = (sectionId: Id) => (find(sectionId)?.content_type === 'list' ? 'list item' : 'paragraph')

  return {
    retype(sectionId: Id, id: Id, text: string) {
      const step = `Edit a ${thing(sectionId)}`
      store.change(step, items.retypeItem(sectionId, id, text), { mergeKey: itemPart(id) })
    },
    /** Enter. On the empty last item of a list it ends the list and continues in a paragraph below. */
    split(sectionId: Id, id: Id, { before, after }: AroundCaret) {
      const section = find(sectionId)
      if (section === null) return
      if (before === '' && after === '') return endList(section, id)
      const newId = createId()
      store.change(`Add a ${thing(sectionId)}`, items.splitItem(sectionId, { id, newId, before, after }))
      focus.focusPart(itemPart(newId))
    },
    /** Backspace at the start: joins the previous item; an empty first one is removed. */
    joinBefore(sectionId: Id, id: Id) {
      const section = find(sectionId)
      const index = section?.items.findIndex((item) => item.id === id) ?? -1
      const item = section?.items[index]
      const previous = section?.items[index - 1]
      if (section === null || item === undefined) return
      if (previous !== undefined) {
        store.change(`Join two ${thing(sectionId)}s`, items.joinItem(sectionId, id))
        return focus.focusPart(itemPart(previous.id), previous.text.length)
      }
      if (item.text === '' && section.items.length > 1) {
        store.change(`Remove a ${thing(sectionId)}`, items.removeItem(sectionId, id))
      }
      focus.focusPart(titlePart(sectionId), 'end')
    },
    /** Delete at the end: joins the next item. */
    joinAfter(sectionId: Id, id: Id) {
      const list = find(sectionId)?.items ?? []
      const index = list.findIndex((item) => item.id === id)
      const next = list[index + 1]
      const length = list[index]?.text.length ?? 0
      if (next === undefined) return
      store.change(`Join two ${thing(sectionId)}s`, items.joinItem(sectionId, next.id))
      focus.focusPart(itemPart(id), length)
    },
    move(sectionId: Id, id: Id, by: number) {
      store.change(`Move a ${thing(sectionId)}`, items.moveItem(sectionId, id, by))
      focus.focusPart(itemPart(id), 'end')
    },
    /** Several lines pasted into one item: the first is inserted at the caret, each other becomes an item. */
    pasteLines(sectionId: Id, id: Id, { before, after }: AroundCaret, lines: readonly string[]) {
      const index = find(sectionId)?.items.findIndex((item) => item.id === id) ?? -1
      const [first = '', ...others] = lines
      const added = others.map((text) => ({ id: createId(), text }))
      const last = added.at(-1)
      if (index === -1 || last === undefined) return
      const caret = last.text.length
      last.text += after
      store.change(
        `Paste ${lines.length} lines`,
        inSequence(
          items.retypeItem(sectionId, id, before + first),
          items.insertItems(sectionId, index + 1, added),
        ),
      )
      focus.focusPart(itemPart(last.id), caret)
    },
    /** For a section without items. */
    addFirst(sectionId: Id) {
      const id = createId()
      store.change(`Add a ${thing(sectionId)}`, items.insertItems(sectionId, 0, [{ id, text: '' }]))
      focus.focusPart(itemPart(id))
    },
    /** Moves to the field above or below, including titles; false if there is none. */
    step(sectionId: Id, id: Id, by: 1 | -1): boolean {
      const list = find(sectionId)?.items ?? []
      const other = list[list.findIndex((item) => item.id === id) + by]
      if (other === undefined && by === 1) return false
      focus.focusPart(
        other === undefined ? titlePart(sectionId) : itemPart(other.id),
        by === 1 ? 'start' : 'end',
      )
      return true
    },
  }

  function endList(section: TextSection, id: Id) {
    const isLast = section.items.at(-1)?.id === id
    if (section.content_type !== 'list' || !isLast || section.items.length < 2) return
    const next = buildSection('paragraph')
    const index = store.read().order.indexOf(section.id) + 1
    store.change('End the list', inSequence(items.removeItem(section.id, id), insertSections(index, [next])))
    if ('items' in next) focus.focusPart(itemPart(next.items[0]?.id ?? ''))
  }
}
