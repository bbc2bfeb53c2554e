import type { Mock } from '@console/ielts/schemas'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { mockTable } from './mock-table.ts'

/** The whole mock after each save; deleted with the mock. */
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
    /** The console's note on the version: its changes, and the findings of its checks. */
    summary: text(),
    errors: integer(),
    warnings: integer(),
  },
  (table) => [index().on(table.mock_id)],
)
