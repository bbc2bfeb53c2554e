import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Email in lower case and phone as digits alone, so that signing in finds them however they are typed. */
export const staffTable = pgTable('staff', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  phone: text().unique(),
  name: text().notNull(),
  password_hash: text().notNull(),
  roles: jsonb().$type<string[]>().notNull(),
  permissions: jsonb().$type<string[]>().notNull(),
  created_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})

/** Only the SHA-256 of a token is kept, so a copy of the database signs nobody in. */
export const accessTokenTable = pgTable(
  'access_token',
  {
    token_hash: text().primaryKey(),
    staff_id: integer()
      .notNull()
      .references(() => staffTable.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.expires_at)],
)
