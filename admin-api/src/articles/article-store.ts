import { type Article, articleSchema } from '@console/shared/schemas/article'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { addExtra, toExtra } from '../http/to-extra.ts'
import { existingRow } from '../records/existing-row.ts'
import { listAsJson, requireRoom } from '../records/list-as-json.ts'
import { readOne } from '../records/read-one.ts'
import type { Author, Stored } from '../records/record-store.ts'
import { arrangeSections } from './arrange-sections.ts'
import { articleTable } from './article-table.ts'
import type { ArticleWrite } from './article-write.ts'
import { toReadingMinutes } from './to-reading-minutes.ts'
import { toSlug } from './to-slug.ts'

/** Fields of an article that was written earlier, for seeds. */
type Past = { author?: string; created_at?: Date; read_count?: number }

const isLive = (id: number) => and(eq(articleTable.id, id), isNull(articleTable.deleted_at))

export function createArticleStore(database: Database, now: () => Date) {
  const select = (id: number) => database.select().from(articleTable).where(isLive(id))
  const selectRows = () =>
    database.select(summaryColumns).from(articleTable).where(isNull(articleTable.deleted_at))
  return {
    list: () =>
      listAsJson(
        database,
        selectRows().orderBy(desc(articleTable.created_at), desc(articleTable.id)),
        (row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }),
      ),
    requireRoom: () => requireRoom(database, selectRows()),

    ...readOne('article', select, toArticle),

    create(write: ArticleWrite, { id: created_by, name }: Author, past: Past = {}): Promise<Stored<Article>> {
      const moment = past.created_at ?? now()
      return inTransaction(database, async (transaction) => {
        const id = await insertUnderFreeSlug(transaction, toSlug(write.title), {
          ...toColumns(write),
          contents: [],
          author: past.author ?? name,
          read_count: past.read_count ?? 0,
          created_by,
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

    update(id: number, write: ArticleWrite): Promise<Stored<Article>> {
      return inTransaction(database, async (transaction) => {
        // The row is held, so that of two people saving at once the later one builds on what the earlier one wrote.
        const rows = await transaction
          .select({ contents: articleTable.contents })
          .from(articleTable)
          .where(isLive(id))
          .for('update')
        const held = existingRow(rows, 'article', id)
        const moment = now()
        const contents = await arrangeSections(transaction, {
          articleId: id,
          sent: write.contents,
          stored: held.contents,
          moment: moment.toISOString(),
        })
        const saved = await transaction
          .update(articleTable)
          .set({
            ...toColumns(write),
            extra: addExtra(articleTable.extra, toExtra(write, knownFields)),
            contents,
            updated_at: nextMoment(articleTable.updated_at, moment),
          })
          .where(eq(articleTable.id, id))
          .returning()
        return toArticle(onlyRow(saved))
      })
    },

    /** The row stays, marked, as `deleted_at` on the wire says. */
    async remove(id: number): Promise<void> {
      const removed = await database
        .update(articleTable)
        .set({ deleted_at: now() })
        .where(isLive(id))
        .returning({ id: articleTable.id })
      existingRow(removed, 'article', id)
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

function toArticle({ extra, ...row }: typeof articleTable.$inferSelect): Stored<Article> {
  return {
    ...extra,
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }
}
