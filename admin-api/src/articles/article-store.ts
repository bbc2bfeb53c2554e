import { type Article, type ArticleSummary, articleSchema } from '@console/shared/schemas/article'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { unknownRecord } from '../http/api-error.ts'
import { toExtra } from '../http/to-extra.ts'
import { arrangeSections } from './arrange-sections.ts'
import { articleTable } from './article-table.ts'
import type { ArticleWrite } from './article-write.ts'
import { toReadingMinutes } from './to-reading-minutes.ts'
import { toSlug } from './to-slug.ts'

/** What is known of a new article beyond what was sent. */
export type Origin = { author: string; created_by: number; created_at?: Date; read_count?: number }

export type ArticleStore = ReturnType<typeof createArticleStore>

const isLive = (id: number) => and(eq(articleTable.id, id), isNull(articleTable.deleted_at))

export function createArticleStore(database: Database, now: () => Date) {
  return {
    async list(): Promise<ArticleSummary[]> {
      const rows = await database
        .select(summaryColumns)
        .from(articleTable)
        .where(isNull(articleTable.deleted_at))
        .orderBy(desc(articleTable.created_at), desc(articleTable.id))
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    },

    async find(id: number): Promise<Article> {
      const [row] = await database.select().from(articleTable).where(isLive(id))
      if (row === undefined) throw unknownRecord('article', id)
      return toArticle(row)
    },

    create(write: ArticleWrite, origin: Origin): Promise<Article> {
      const moment = origin.created_at ?? now()
      return database.transaction(async (transaction) => {
        const id = await insertUnderFreeSlug(transaction, toSlug(write.title), {
          ...toColumns(write),
          contents: [],
          author: origin.author,
          read_count: origin.read_count ?? 0,
          created_by: origin.created_by,
          created_at: moment,
          updated_at: moment,
        })
        const contents = await arrangeSections(transaction, {
          articleId: id,
          sent: write.contents,
          stored: [],
          moment: moment.toISOString(),
        })
        const rows = await transaction
          .update(articleTable)
          .set({ contents })
          .where(eq(articleTable.id, id))
          .returning()
        return toArticle(onlyRow(rows))
      })
    },

    update(id: number, write: ArticleWrite): Promise<Article> {
      return database.transaction(async (transaction) => {
        // The row is held, so that of two people saving at once the later one builds on what the earlier one wrote.
        const [held] = await transaction
          .select({ contents: articleTable.contents })
          .from(articleTable)
          .where(isLive(id))
          .for('update')
        if (held === undefined) throw unknownRecord('article', id)
        const moment = now()
        const contents = await arrangeSections(transaction, {
          articleId: id,
          sent: write.contents,
          stored: held.contents,
          moment: moment.toISOString(),
        })
        const rows = await transaction
          .update(articleTable)
          .set({ ...toColumns(write), contents, updated_at: nextMoment(articleTable.updated_at, moment) })
          .where(eq(articleTable.id, id))
          .returning()
        return toArticle(onlyRow(rows))
      })
    },

    /** The row stays, marked, as `deleted_at` on the wire says. */
    async remove(id: number): Promise<void> {
      const removed = await database
        .update(articleTable)
        .set({ deleted_at: now() })
        .where(isLive(id))
        .returning({ id: articleTable.id })
      if (removed.length === 0) throw unknownRecord('article', id)
    },
  }
}

type NewRow = Omit<typeof articleTable.$inferInsert, 'slug'>

/** `plan`, `plan-2`, `plan-3`, whichever is free; two people creating the same title at once each get their own. */
async function insertUnderFreeSlug(database: Database, base: string, row: NewRow): Promise<number> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    const [inserted] = await database
      .insert(articleTable)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: articleTable.slug })
      .returning({ id: articleTable.id })
    if (inserted !== undefined) return inserted.id
  }
}

const summaryColumns = {
  id: articleTable.id,
  title: articleTable.title,
  slug: articleTable.slug,
  type: articleTable.type,
  sub_type: articleTable.sub_type,
  duration: articleTable.duration,
  author: articleTable.author,
  read_count: articleTable.read_count,
  sub_title: articleTable.sub_title,
  image: articleTable.image,
  created_by: articleTable.created_by,
  created_at: articleTable.created_at,
}

const knownFields = Object.keys(articleSchema.shape)

function toColumns(write: ArticleWrite) {
  const { type, title, sub_type, status, sub_title, image, blog_image } = write
  return {
    ...{ type, title, sub_type, status },
    // Drizzle leaves a column alone where its value is undefined, which is what a field left out means here.
    ...{ sub_title, image, blog_image },
    duration: toReadingMinutes(write.contents),
    extra: toExtra(write, knownFields),
  }
}

function toArticle({ extra, ...row }: typeof articleTable.$inferSelect): Article {
  return {
    ...extra,
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }
}
