import type { Difficulty, Review } from '@console/ielts/schemas'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { mockTable } from './mock-table.ts'

/** Notes of the people who write a mock; learners do not get them. */
export const mockNotesTable = pgTable('mock_notes', {
  mock_id: integer()
    .primaryKey()
    .references(() => mockTable.id, { onDelete: 'cascade' }),
  difficulty: text().$type<Difficulty>(),
  tags: jsonb().$type<string[]>().notNull(),
  reviews: jsonb().$type<Review[]>().notNull(),
})
