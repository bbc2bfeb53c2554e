import {
  type ArticleTable,
  type DefinitionSection,
  isReadableTable,
  type Section,
  type TableRow,
  type TableSection,
  type TextItem,
  type TextSection,
  type UnreadableTable,
} from './article-content.ts'

/** A section without the texts of its items and cells, which their fields subscribe to themselves. */
export type SectionShape = DefinitionSection | TextShape | TableSectionShape
export type TextShape = Omit<TextSection, 'items'> & { items: readonly Pick<TextItem, 'id'>[] }
export type TableShape = Omit<ArticleTable, 'rows'> & { rows: readonly Pick<TableRow, 'id'>[] }
export type TableSectionShape = Omit<TableSection, 'tables'> & {
  tables: readonly (TableShape | UnreadableTable)[]
}

/** Whether two states of a section differ only in those texts. */
export function hasSameShape(one: Section, other: Section): boolean {
  if (one === other) return true
  if (one.title !== other.title || one.content_type !== other.content_type) return false
  if ('items' in one && 'items' in other) return haveSameIds(one.items, other.items)
  if (!('tables' in one) || !('tables' in other)) return false
  return (
    haveSameIds(one.tables, other.tables) &&
    one.tables.every((table, index) => isSameTable(table, other.tables[index]))
  )
}

type Table = ArticleTable | UnreadableTable

function isSameTable(one: Table, other: Table | undefined) {
  if (one === other) return true
  if (other === undefined || !isReadableTable(one) || !isReadableTable(other)) return false
  return one.columns === other.columns && haveSameIds(one.rows, other.rows)
}

const haveSameIds = (
  one: readonly { id: number | string }[],
  other: readonly { id: number | string }[],
): boolean => one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)
