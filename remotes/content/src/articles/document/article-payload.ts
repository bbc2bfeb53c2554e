import { preserveWireValues } from '@console/shared/editing/preserve-wire-values'
import { readWire } from '@console/shared/http/wire'
import { type Article, articlePayloadSchema } from '@console/shared/schemas/article'
import { isSame, type JsonObject, readOwn, withoutIds } from '@console/values/json/json-document'
import { type ArticleDocument, normaliseArticle, toArticleDocument } from './article-document.ts'

/** Tables in wire format: JSON text. An unreadable one already is its text. */
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
 * The body of a save. For an existing article, everything that was not edited is sent back as received, including
 * unknown fields of its sections.
 */
export function buildArticlePayload(document: ArticleDocument, record: Article | null): JsonObject {
  const mine = toBody(document)
  if (record === null) return stripNewIds({ ...mine, ...toFilledIn(mine) }, new Set())
  const base = toBody(toArticleDocument(record))
  const wire = readWire(record, articlePayloadSchema)
  const { contents, ...fields } = mine
  const changed = Object.entries(fields).filter(([field, value]) => value !== readOwn(base, field))
  return {
    ...wire,
    ...Object.fromEntries(changed),
    contents: isSame(base.contents, contents)
      ? wire['contents']
      : buildContents(wire['contents'], base.contents, stripNewIds(contents, listIds(base.contents)), record),
  }
}

/** The body of a new article like an existing one. */
export const buildCopyPayload = (record: Article): JsonObject =>
  // Only ids are left out.
  buildArticlePayload(withoutIds(toArticleDocument(record)) as ArticleDocument, null)

const toBody = (document: ArticleDocument) => toWire(normaliseArticle(document))

/** Sections that the server has marked as deleted are not in the document, but are sent back. */
function buildContents(wire: unknown, base: unknown, mine: unknown, record: Article): unknown {
  if (!Array.isArray(wire)) return mine
  const isLive = (_: unknown, index: number) => record.contents[index]?.deleted_at === null
  const live = preserveWireValues({ wire: wire.filter(isLive), base, mine })
  return [live, wire.filter((section, index) => !isLive(section, index))].flat()
}

/** Not in the specification's call, so only sent if filled in. */
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

/** New entries are sent without ids: the server assigns its own. */
function stripNewIds<Value>(value: Value, known: ReadonlySet<unknown>): Value {
  // Only ids are left out.
  return strip(value) as Value

  function strip(inner: unknown): unknown {
    if (Array.isArray(inner)) return inner.map(strip)
    if (typeof inner !== 'object' || inner === null) return inner
    const fields = Object.entries(inner).filter(([key, field]) => key !== 'id' || known.has(field))
    return Object.fromEntries(fields.map(([key, field]) => [key, strip(field)]))
  }
}

function listIds(value: unknown): Set<unknown> {
  const ids = new Set<unknown>()
  JSON.stringify(value, (key, field: unknown) => (key === 'id' ? void ids.add(field) : field))
  return ids
}
