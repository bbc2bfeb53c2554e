import type { Mock } from '@console/ielts/schemas/mock'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { mockTable } from './mock-table.ts'

/** What each save of a mock made of it, whole; gone with the mock. */
export const mockVersionTable = pgTable(
  'mock_version',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mock_id: integer()
      .notNull()
      .references(() => mockTable.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    by: text(),
    status: text(),
    mock: jsonb().$type<Mock>().notNull(),
    /** What the console says of it afterwards: what changed, and what its checks found. */
    summary: text(),
    errors: integer(),
    warnings: integer(),
  },
  (table) => [index().on(table.mock_id)],
)
