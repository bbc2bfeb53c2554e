import { insertAt, moveTo } from '@console/values/json/ordered-list'
import type { ArticleCommand, TextItem } from './article-content.ts'
import type { Id } from './article-document.ts'
import { changeSection } from './section-commands.ts'

type EditItems = (items: readonly TextItem[]) => readonly TextItem[]

const changeItems = (sectionId: Id, edit: EditItems): ArticleCommand =>
  changeSection(sectionId, (section) => {
    if (!('items' in section)) return section
    const items = edit(section.items)
    return items === section.items ? section : { ...section, items }
  })

const replace = (items: readonly TextItem[], id: Id, text: string) =>
  items.map((item) => (item.id === id && item.text !== text ? { ...item, text } : item))

export const retypeItem = (sectionId: Id, id: Id, text: string): ArticleCommand =>
  changeItems(sectionId, (items) =>
    items.some((item) => item.id === id && item.text !== text) ? replace(items, id, text) : items,
  )

/** Enter: moves the text after the selection to a new item with the id `newId`. */
export const splitItem = (
  sectionId: Id,
  { id, newId, before, after }: { id: Id; newId: Id; before: string; after: string },
): ArticleCommand =>
  changeItems(sectionId, (items) => {
    const index = items.findIndex((item) => item.id === id)
    if (index === -1) return items
    return insertAt(replace(items, id, before), index + 1, { id: newId, text: after })
  })

/** Backspace at the start: appends the item to the previous one. No-op for the first item. */
export const joinItem = (sectionId: Id, id: Id): ArticleCommand =>
  changeItems(sectionId, (items) => {
    const index = items.findIndex((item) => item.id === id)
    const previous = items[index - 1]
    const item = items[index]
    if (previous === undefined || item === undefined) return items
    return replace(items, previous.id, previous.text + item.text).toSpliced(index, 1)
  })

export const insertItems = (sectionId: Id, index: number, added: readonly TextItem[]): ArticleCommand =>
  changeItems(sectionId, (items) => (added.length === 0 ? items : insertAt(items, index, ...added)))

export const moveItem = (sectionId: Id, id: Id, by: number): ArticleCommand =>
  changeItems(sectionId, (items) => {
    const index = items.findIndex((item) => item.id === id)
    const item = items[index]
    return item === undefined ? items : moveTo(items, item, index + by)
  })

export const removeItem = (sectionId: Id, id: Id): ArticleCommand =>
  changeItems(sectionId, (items) =>
    items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items,
  )
