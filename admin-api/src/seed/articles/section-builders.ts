import type { ArticleSectionPayload } from '@console/shared/schemas/article'

export const definition = (title: string): ArticleSectionPayload => ({ title, content_type: 'definition' })

export const paragraph = (title: string, ...texts: string[]): ArticleSectionPayload => ({
  title,
  content_type: 'paragraph',
  paragraphs: texts.map((text) => ({ paragraph: text })),
})

export const list = (title: string, ...items: string[]): ArticleSectionPayload => ({
  title,
  content_type: 'list',
  list_items: items.map((item) => ({ list_item: item })),
})

/** Columns and rows travel as JSON text. */
export const table = (title: string, columns: string[], rows: string[][]): ArticleSectionPayload => ({
  title,
  content_type: 'table',
  table_data: [{ table_columns: JSON.stringify(columns), table_rows: JSON.stringify(rows) }],
})
