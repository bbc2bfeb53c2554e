import { type Article, articleSubTypeSchema, articleTypeSchema } from '@console/shared/schemas/article'
import { publicationStatusSchema } from '@console/shared/schemas/publication'
import * as z from 'zod/mini'
import { parseTableColumns, parseTableRows } from './table-text.ts'

/** Numbers are the server's; new entries have text ids until they are saved. */
const idSchema = z.union([z.number(), z.string()])
export type Id = z.infer<typeof idSchema>

const sectionFields = { id: idSchema, title: z.nullable(z.string()) }

const sectionDocumentSchema = z.discriminatedUnion('content_type', [
  z.object({ ...sectionFields, content_type: z.literal('definition') }),
  z.object({
    ...sectionFields,
    content_type: z.literal('list'),
    list_items: z.array(z.object({ id: idSchema, list_item: z.string() })),
  }),
  z.object({
    ...sectionFields,
    content_type: z.literal('paragraph'),
    paragraphs: z.array(z.object({ id: idSchema, paragraph: z.string() })),
  }),
  z.object({
    ...sectionFields,
    content_type: z.literal('table'),
    table_data: z.array(
      z.object({
        id: idSchema,
        table_columns: z.union([z.string(), z.array(z.string())]),
        table_rows: z.union([z.string(), z.array(z.array(z.string()))]),
      }),
    ),
  }),
])
export type SectionDocument = z.infer<typeof sectionDocumentSchema>

/**
 * The part of an article that is edited, as stored, compared and merged. Tables are lists of cells; one that could not
 * be read keeps the server's text.
 */
export const articleDocumentSchema = z.object({
  title: z.string(),
  type: articleTypeSchema,
  sub_type: z.nullable(articleSubTypeSchema),
  status: publicationStatusSchema,
  sub_title: z.nullable(z.string()),
  image: z.nullable(z.string()),
  blog_image: z.nullable(z.string()),
  contents: z.array(sectionDocumentSchema),
})
export type ArticleDocument = z.infer<typeof articleDocumentSchema>

export const blankArticle: ArticleDocument = {
  title: '',
  type: 'grammar',
  sub_type: null,
  status: 'draft',
  sub_title: null,
  image: null,
  blog_image: null,
  contents: [],
}

/** Both parts or neither: half a table cannot be edited. */
function toTableDocument<Table extends { table_columns: unknown; table_rows: unknown }>(table: Table) {
  const columns = parseTableColumns(table.table_columns)
  const rows = parseTableRows(table.table_rows)
  if (columns !== null && rows !== null) return { ...table, table_columns: columns, table_rows: rows }
  return { ...table, table_columns: toText(table.table_columns), table_rows: toText(table.table_rows) }
}

const toText = (stored: unknown) => (typeof stored === 'string' ? stored : JSON.stringify(stored))

/** Leaves out sections that the server has marked as deleted. */
export const toArticleDocument = ({ contents, ...article }: Article): ArticleDocument =>
  articleDocumentSchema.parse({
    ...article,
    contents: contents
      .filter(({ deleted_at }) => deleted_at === null)
      .map((section) =>
        section.content_type === 'table'
          ? { ...section, table_data: section.table_data.map(toTableDocument) }
          : section,
      ),
  })

const orNull = (text: string | null) => (text === null || text.trim() === '' ? null : text)

/** A missing and an empty text are equal. */
export const normaliseArticle = (document: ArticleDocument): ArticleDocument => ({
  ...document,
  title: document.title.trim(),
  sub_title: orNull(document.sub_title),
  image: orNull(document.image),
  blog_image: orNull(document.blog_image),
  contents: document.contents.map((section) => ({ ...section, title: orNull(section.title) })),
})
