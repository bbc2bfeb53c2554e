import { mergeDocuments } from '@console/shared/editing/merge-documents'
import { type Article, type ArticlePayload, articlePayloadSchema } from '@console/shared/schemas/article'
import { type ArticleDocument, normaliseArticle, toArticleDocument } from './article-document.ts'

/** Tables as the wire has them: JSON text. One that could not be read is its text already. */
const toWire = (document: ArticleDocument) => ({
  ...document,
  contents: document.contents.map((section) =>
    section.content_type === 'table'
      ? {
          ...section,
          table_data: section.table_data.map((table) => ({
            ...table,
            table_columns: toJsonText(table.table_columns),
            table_rows: toJsonText(table.table_rows),
          })),
        }
      : section,
  ),
})

const toJsonText = (cells: string | unknown[]) => (typeof cells === 'string' ? cells : JSON.stringify(cells))

/**
 * What a save sends. Of an existing article, the server's own object with what was edited in its place, so that fields the
 * console does not know stay, and a table nobody touched goes back in the spelling it came in.
 */
export function buildArticlePayload(document: ArticleDocument, record: Article | null): ArticlePayload {
  const mine = toWire(normaliseArticle(document))
  if (record === null) return withoutOwnIds({ ...mine, ...toFilledIn(mine) })
  const base = toWire(toArticleDocument(record))
  return withoutOwnIds(
    withoutAssigned(mergeDocuments({ base, theirs: record, mine: keepSpelling(mine, base) })),
  )
}

/** Where an empty text and none mean the same, what the server has stays. */
function keepSpelling(mine: ReturnType<typeof toWire>, base: ReturnType<typeof toWire>) {
  const titles = new Map<unknown, string | null>(base.contents.map(({ id, title }) => [id, title]))
  const pick = (text: string | null, before: string | null | undefined) =>
    text === null && before?.trim() === '' ? before : text
  return {
    ...mine,
    sub_title: pick(mine.sub_title, base.sub_title),
    image: pick(mine.image, base.image),
    blog_image: pick(mine.blog_image, base.blog_image),
    contents: mine.contents.map((section) => ({
      ...section,
      title: pick(section.title, titles.get(section.id)),
    })),
  }
}

/** The specification's call has none of these; they are sent where there is something to say. */
function toFilledIn({
  sub_title,
  image,
  blog_image,
}: Pick<ArticleDocument, 'sub_title' | 'image' | 'blog_image'>) {
  return {
    sub_title: sub_title ?? undefined,
    image: image ?? undefined,
    blog_image: blog_image ?? undefined,
  }
}

function withoutAssigned(article: Article) {
  const { id: _id, slug: _slug, author: _author, created_by: _by, ...kept } = article
  const { created_at: _created, updated_at: _updated, deleted_at: _deleted, ...rest } = kept
  const { read_count: _reads, duration: _duration, ...own } = rest
  return own
}

/** Entries that were made in the editor go without their ids: the server gives them its own. */
function withoutOwnIds(payload: object): ArticlePayload {
  return articlePayloadSchema.parse(strip(payload))
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key, field]) => key !== 'id' || typeof field === 'number')
  return Object.fromEntries(fields.map(([key, field]) => [key, strip(field)]))
}
