import { createId } from '@console/values/ids/create-id'
import type { Command } from '@console/values/json/command'
import type { ArticleDocument, Id, SectionDocument } from './article-document.ts'

export type TextItem = { id: Id; text: string }

/** `text` is null for columns beyond the server's headings. */
export type TableColumn = { id: string; text: string | null }
/** Cells by column id; a short row lacks its last cells. */
export type TableRow = { id: string; cells: Readonly<Record<string, string>> }
export type ArticleTable = { id: Id; columns: readonly TableColumn[]; rows: readonly TableRow[] }
/** The server's text of a table that could not be parsed. */
export type UnreadableTable = { id: Id; columnsText: string; rowsText: string }

type SectionFields = { id: Id; title: string | null }
export type DefinitionSection = SectionFields & { content_type: 'definition' }
export type TextSection = SectionFields & { content_type: 'list' | 'paragraph'; items: readonly TextItem[] }
export type TableSection = SectionFields & {
  content_type: 'table'
  tables: readonly (ArticleTable | UnreadableTable)[]
}
export type Section = DefinitionSection | TextSection | TableSection
export type SectionType = Section['content_type']

export type ArticleDetails = Omit<ArticleDocument, 'contents'>

/** An article being edited: everything that people move or change is keyed by id, never by index. */
export type ArticleContent = {
  details: ArticleDetails
  order: readonly Id[]
  sections: Readonly<Record<string, Section>>
}

export type ArticleCommand = Command<ArticleContent>

export const isReadableTable = (table: ArticleTable | UnreadableTable): table is ArticleTable =>
  'columns' in table

function toTable(table: { id: Id; table_columns: string | string[]; table_rows: string | string[][] }) {
  const { id, table_columns, table_rows } = table
  if (typeof table_columns === 'string' || typeof table_rows === 'string') {
    return { id, columnsText: String(table_columns), rowsText: String(table_rows) }
  }
  return buildTable(id, table_columns, table_rows)
}

/** Builds a table of these cells, with column and row ids that live as long as the editor. */
export function buildTable(
  id: Id,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): ArticleTable {
  const width = Math.max(headings.length, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    id: createId(),
    text: headings[index] ?? null,
  }))
  const toCells = (row: readonly string[]) =>
    Object.fromEntries(row.map((cell, index) => [columns[index]?.id ?? '', cell]))
  return { id, columns, rows: rows.map((row) => ({ id: createId(), cells: toCells(row) })) }
}

function toTableDocument(table: ArticleTable | UnreadableTable) {
  if (!isReadableTable(table)) {
    return { id: table.id, table_columns: table.columnsText, table_rows: table.rowsText }
  }
  const headings = table.columns.map(({ text }) => text)
  const toRow = ({ cells }: TableRow) => table.columns.map(({ id }) => cells[id] ?? null)
  return {
    id: table.id,
    table_columns: withoutEnd(headings),
    table_rows: table.rows.map((row) => withoutEnd(toRow(row))),
  }
}

/** Missing cells at the end stay missing; those in between are empty. */
function withoutEnd(cells: readonly (string | null)[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1).map((cell) => cell ?? '')
}

export function toSection(section: SectionDocument): Section {
  const { id, title, content_type } = section
  switch (content_type) {
    case 'definition':
      return { id, title, content_type }
    case 'list':
      return {
        ...{ id, title, content_type },
        items: section.list_items.map((item) => ({ id: item.id, text: item.list_item })),
      }
    case 'paragraph':
      return {
        ...{ id, title, content_type },
        items: section.paragraphs.map((item) => ({ id: item.id, text: item.paragraph })),
      }
    case 'table':
      return { id, title, content_type, tables: section.table_data.map(toTable) }
  }
}

export function toSectionDocument(section: Section): SectionDocument {
  const { id, title, content_type } = section
  switch (content_type) {
    case 'definition':
      return { id, title, content_type }
    case 'list':
      return {
        ...{ id, title, content_type },
        list_items: section.items.map((item) => ({ id: item.id, list_item: item.text })),
      }
    case 'paragraph':
      return {
        ...{ id, title, content_type },
        paragraphs: section.items.map((item) => ({ id: item.id, paragraph: item.text })),
      }
    case 'table':
      return { id, title, content_type, table_data: section.tables.map(toTableDocument) }
  }
}

/** Converts between the stored document and the edited form. */
export const articleShape = {
  toContent({ contents, ...details }: ArticleDocument): ArticleContent {
    return {
      details,
      order: contents.map(({ id }) => id),
      sections: Object.fromEntries(contents.map((section) => [section.id, toSection(section)])),
    }
  },
  toDocument({ details, order, sections }: ArticleContent): ArticleDocument {
    return {
      ...details,
      contents: order.flatMap((id) => {
        const section = sections[id]
        return section === undefined ? [] : [toSectionDocument(section)]
      }),
    }
  },
}
