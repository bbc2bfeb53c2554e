import { isDeepStrictEqual } from 'node:util'
import type { ArticleSection, ArticleSectionPayload } from '@console/shared/schemas/article'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'

type Arranged = {
  articleId: number
  sent: readonly ArticleSectionPayload[]
  stored: readonly ArticleSection[]
  moment: string
}

/**
 * Sections as they are stored. An id that the client sends back stays with its section or item; one without an id, or with one
 * that is not this article's, gets a new one. A section without a change keeps its `updated_at`.
 */
export async function arrangeSections(
  database: Database,
  { articleId, sent, stored, moment }: Arranged,
): Promise<ArticleSection[]> {
  const takeId = await planIds(database, sent, stored)
  const storedById = new Map(stored.map((section) => [section.id, section]))
  return sent.map((section) => {
    const id = takeId(section.id)
    const before = storedById.get(id)
    const facts = {
      id,
      grammar_id: articleId,
      created_at: before?.created_at ?? moment,
      updated_at: before?.updated_at ?? moment,
      deleted_at: null,
    }
    const arranged = toSection(section, facts, takeId)
    return before === undefined || isDeepStrictEqual(arranged, before)
      ? arranged
      : { ...arranged, updated_at: moment }
  })
}

type SectionFacts = Pick<ArticleSection, 'id' | 'grammar_id' | 'created_at' | 'updated_at' | 'deleted_at'>
type TakeId = (id: ArticleSection['id'] | undefined) => ArticleSection['id']

function toSection(sent: ArticleSectionPayload, facts: SectionFacts, takeId: TakeId): ArticleSection {
  const own = <Item extends { id?: ArticleSection['id'] | undefined }>(item: Item) => ({
    ...item,
    id: takeId(item.id),
    content_id: facts.id,
  })
  switch (sent.content_type) {
    case 'definition':
      return { ...sent, ...facts }
    case 'list':
      return { ...sent, ...facts, list_items: sent.list_items.map(own) }
    case 'paragraph':
      return { ...sent, ...facts, paragraphs: sent.paragraphs.map(own) }
    case 'table':
      return { ...sent, ...facts, table_data: sent.table_data.map(own) }
  }
}

/** Asks the database for all new ids at once. An id sent twice stays with the first that has it. */
async function planIds(
  database: Database,
  sent: readonly ArticleSectionPayload[],
  stored: readonly ArticleSection[],
): Promise<TakeId> {
  const own = new Set(stored.flatMap(listIds))
  const asked = sent.flatMap(listIds)
  const kept = new Set(asked).intersection(own)
  const fresh = await database
    .select({ id: sql`nextval('article_part_ids')`.mapWith(Number) })
    .from(sql`generate_series(1, ${asked.length - kept.size}::integer)`)
  const unused = fresh.values()
  return (id) => {
    if (id !== undefined && kept.delete(id)) return id
    return onlyRow(unused.take(1).toArray()).id
  }
}

function listIds(section: ArticleSectionPayload): (ArticleSection['id'] | undefined)[] {
  switch (section.content_type) {
    case 'definition':
      return [section.id]
    case 'list':
      return [section.id, ...section.list_items.map((item) => item.id)]
    case 'paragraph':
      return [section.id, ...section.paragraphs.map((item) => item.id)]
    case 'table':
      return [section.id, ...section.table_data.map((item) => item.id)]
  }
}
