import type { MockExplanations } from '@console/shared/schemas/mock-explanations'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { mockExplanationsTable as table } from './mock-explanations-table.ts'

/** The explanations of one mock; nobody need have written any. */
export function createExplanationsStore(database: Database, id: number) {
  return {
    async find() {
      const [row] = await database.select().from(table).where(eq(table.mock_id, id))
      return row === undefined
        ? { questions: {}, parts: {}, updated_by: null, updated_at: null }
        : toKept(row)
    },

    async write({ questions, parts }: MockExplanations, updatedBy: string, now: Date) {
      const written = { questions, parts, updated_by: updatedBy }
      const rows = await database
        .insert(table)
        .values({ mock_id: id, ...written, updated_at: now })
        .onConflictDoUpdate({
          target: table.mock_id,
          set: { ...written, updated_at: nextMoment(table.updated_at, now) },
        })
        .returning()
      return toKept(onlyRow(rows))
    },
  }
}

const toKept = ({ mock_id: _, updated_at, ...row }: typeof table.$inferSelect) => ({
  ...row,
  updated_at: updated_at.toISOString(),
})
