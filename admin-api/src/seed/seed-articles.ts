import { type ArticleSectionPayload, articlePayloadSchema } from '@console/shared/schemas/article'
import * as z from 'zod/mini'
import { readSeedFolder } from './read-seed.ts'

const titled = { title: z.string() }
const texts = z.array(z.string())

/** A section as written by hand: its fields tell its type. */
const sectionSchema = z.union([
  z.strictObject({ ...titled, paragraphs: texts }),
  z.strictObject({ ...titled, list: texts }),
  z.strictObject({ ...titled, columns: texts, rows: z.array(texts) }),
  z.strictObject(titled),
])

function toPayload({ title, ...section }: z.infer<typeof sectionSchema>): ArticleSectionPayload {
  if ('paragraphs' in section) {
    const paragraphs = section.paragraphs.map((paragraph) => ({ paragraph }))
    return { title, content_type: 'paragraph', paragraphs }
  }
  if ('list' in section) {
    return { title, content_type: 'list', list_items: section.list.map((item) => ({ list_item: item })) }
  }
  if ('columns' in section) {
    // Columns and rows travel as JSON text.
    const table = {
      table_columns: JSON.stringify(section.columns),
      table_rows: JSON.stringify(section.rows),
    }
    return { title, content_type: 'table', table_data: [table] }
  }
  return { title, content_type: 'definition' }
}

/** Fields of an article that its payload does not have. */
const storedFields = {
  author: z.string(),
  sub_title: z.string(),
  image: z.nullable(z.string()),
  read_count: z.number(),
  published_days_ago: z.number(),
}

const articleSchema = z.pipe(
  z.pipe(
    z.looseObject({ contents: z.array(sectionSchema) }),
    z.transform(({ contents, ...article }) => ({ ...article, contents: contents.map(toPayload) })),
  ),
  z.extend(articlePayloadSchema, storedFields),
)
export type SeedArticle = z.infer<typeof articleSchema>

export const readSeedArticles = (): SeedArticle[] => readSeedFolder('articles', z.array(articleSchema)).flat()
