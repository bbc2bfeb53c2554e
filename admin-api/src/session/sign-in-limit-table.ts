import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts of the last minutes, by the SHA-256 of what they are counted by, so that nothing typed is kept. */
export const signInLimitTable = pgTable('sign_in_limit', {
  key: text().primaryKey(),
  times: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
})
