import type { Mock, MockSection } from '@console/ielts/schemas'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { bookTable } from '../books/book-table.ts'
import { unknownFields, unknownFieldsCeiling } from '../database/unknown-fields.ts'

export const mockTable = pgTable(
  'mock',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    section: text().$type<MockSection>().notNull(),
    ielts_book_id: integer().references(() => bookTable.id),
    name: text().notNull(),
    type: text().$type<Mock['type']>().notNull(),
    mock_type: text().$type<Mock['mock_type']>().notNull(),
    /** The wire allows any number in these four. */
    duration: doublePrecision().notNull(),
    total_question: doublePrecision().notNull(),
    total_marks: doublePrecision().notNull(),
    chances: doublePrecision().notNull(),
    fee: numeric({ mode: 'number' }).notNull(),
    description: text(),
    tips_for_success: text(),
    instruction: text(),
    /** As sent, for the same reason as a coupon's moments. */
    start_time: text(),
    end_time: text(),
    status: text().notNull(),
    questions: jsonb().$type<Record<string, unknown>>().notNull(),
    extra: unknownFields(),
    updated_by: text(),
    created_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updated_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.section), unknownFieldsCeiling(table.extra)],
)
