import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const bookTable = pgTable('book', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
})
