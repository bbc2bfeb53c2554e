import { createId } from '@console/values/ids/create-id'
import { insertAt, moveTo, without } from '@console/values/json/ordered-list'
import {
  type ArticleCommand,
  type ArticleTable,
  buildTable,
  isReadableTable,
  type Section,
  type SectionType,
} from './article-content.ts'
import type { Id } from './article-document.ts'

/** Initial content of a new section: an empty item, or a table to be filled in. */
export function buildSection(type: SectionType): Section {
  const fields = { id: createId(), title: null }
  switch (type) {
    case 'definition':
      return { ...fields, content_type: type }
    case 'list':
    case 'paragraph':
      return { ...fields, content_type: type, items: [{ id: createId(), text: '' }] }
    case 'table': {
      const rows = [
        ['', ''],
        ['', ''],
      ]
      return { ...fields, content_type: type, tables: [buildTable(createId(), ['', ''], rows)] }
    }
  }
}

/** Inserts `sections` at `index`. */
export const insertSections =
  (index: number, sections: readonly Section[]): ArticleCommand =>
  (content) => ({
    ...content,
    order: insertAt(content.order, index, ...sections.map(({ id }) => id)),
    sections: {
      ...content.sections,
      ...Object.fromEntries(sections.map((section) => [section.id, section])),
    },
  })

export const changeSection =
  (id: Id, edit: (section: Section) => Section): ArticleCommand =>
  (content) => {
    const section = content.sections[id]
    if (section === undefined) return content
    const edited = edit(section)
    return edited === section ? content : { ...content, sections: { ...content.sections, [id]: edited } }
  }

export const moveSection =
  (id: Id, index: number): ArticleCommand =>
  (content) => {
    const order = moveTo(content.order, id, index)
    return order === content.order ? content : { ...content, order }
  }

export const removeSection =
  (id: Id): ArticleCommand =>
  (content) => {
    const order = without(content.order, id)
    if (order === content.order) return content
    const { [id]: _removed, ...sections } = content.sections
    return { ...content, order, sections }
  }

/** A copy with new ids. */
export function copySection(section: Section): Section {
  const id = createId()
  switch (section.content_type) {
    case 'definition':
      return { ...section, id }
    case 'list':
    case 'paragraph':
      return { ...section, id, items: section.items.map((item) => ({ ...item, id: createId() })) }
    case 'table':
      return {
        ...section,
        id,
        tables: section.tables.map((table) => ({
          ...(isReadableTable(table) ? copyTable(table) : table),
          id: createId(),
        })),
      }
  }
}

function copyTable({ id, columns, rows }: ArticleTable): ArticleTable {
  const ids = new Map(columns.map((column) => [column.id, createId()]))
  const rename = (old: string) => ids.get(old) ?? createId()
  return {
    id,
    columns: columns.map((column) => ({ ...column, id: rename(column.id) })),
    rows: rows.map(({ cells }) => ({
      id: createId(),
      cells: Object.fromEntries(Object.entries(cells).map(([column, text]) => [rename(column), text])),
    })),
  }
}

/** An empty title is removed. */
export const retitleSection = (id: Id, title: string): ArticleCommand =>
  changeSection(id, (section) => {
    const next = title === '' ? null : title
    return section.title === next ? section : { ...section, title: next }
  })
