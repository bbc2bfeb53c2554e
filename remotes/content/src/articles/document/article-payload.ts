import { preserveWireValues } from '@console/shared/editing/preserve-wire-values'
import { readWire } from '@console/shared/http/wire'
import { type Article, articlePayloadSchema } from '@console/shared/schemas/article'
import { isSame, type JsonObject, readOwn } from '@console/values/json/json-document'
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
 * What a save sends: the fields of the call. Of an existing article all that was not edited goes back as it came, with the fields
 * of its sections that the console does not know.
 */
export function buildArticlePayload(document: ArticleDocument, record: Article | null): JsonObject {
  const mine = toBody(document)
  if (record === null) return withoutOwnIds({ ...mine, ...toFilledIn(mine) })
  const base = toBody(toArticleDocument(record))
  const wire = readWire(record, articlePayloadSchema)
  const { contents, ...fields } = mine
  const changed = Object.entries(fields).filter(([field, value]) => value !== readOwn(base, field))
  return {
    ...wire,
    ...Object.fromEntries(changed),
    contents: isSame(base.contents, contents)
      ? wire['contents']
      : buildContents(wire['contents'], base.contents, withoutOwnIds(contents), record),
  }
}

const toBody = (document: ArticleDocument) => toWire(normaliseArticle(document))

/** Sections that the server has marked as deleted are no part of the document, and go back all the same. */
function buildContents(wire: unknown, base: unknown, mine: unknown, record: Article): unknown {
  if (!Array.isArray(wire)) return mine
  const isLive = (_: unknown, index: number) => record.contents[index]?.deleted_at === null
  const live = preserveWireValues({ wire: wire.filter(isLive), base, mine })
  return [live, wire.filter((section, index) => !isLive(section, index))].flat()
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

/** Entries that were made in the editor go without their ids: the server gives them its own. */
function withoutOwnIds<Value>(value: Value): Value {
  // Nothing but ids is left out.
  return strip(value) as Value
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key, field]) => key !== 'id' || typeof field === 'number')
  return Object.fromEntries(fields.map(([key, field]) => [key, strip(field)]))
}
