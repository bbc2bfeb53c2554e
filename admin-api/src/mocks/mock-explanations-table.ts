import type { MockExplanations } from '@console/ielts/schemas'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { mockTable } from './mock-table.ts'

/** Why the answers of a mock are right, and the times in its recording. Deleted with the mock. */
export const mockExplanationsTable = pgTable('mock_explanations', {
  mock_id: integer()
    .primaryKey()
    .references(() => mockTable.id, { onDelete: 'cascade' }),
  questions: jsonb().$type<MockExplanations['questions']>().notNull(),
  parts: jsonb().$type<MockExplanations['parts']>().notNull(),
  updated_by: text().notNull(),
  updated_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})
