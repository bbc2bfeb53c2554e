import type { ExplainedMock, MockExplanations, MockSection } from '@console/ielts/schemas'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { mockExplanationsTable as table } from './mock-explanations-table.ts'
import { mockTable } from './mock-table.ts'

/** The mocks of a section that somebody has explained. */
export async function listExplained(section: MockSection, database: Database): Promise<ExplainedMock[]> {
  const rows = await database
    .select({ id: table.mock_id, updated_at: table.updated_at })
    .from(table)
    .innerJoin(mockTable, eq(mockTable.id, table.mock_id))
    .where(eq(mockTable.section, section))
    .orderBy(asc(table.mock_id))
  return rows.map(({ id, updated_at }) => ({ id, updated_at: updated_at.toISOString() }))
}

/** The explanations of one mock, which may have none. */
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
