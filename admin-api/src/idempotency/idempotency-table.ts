import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The first answer to a create, by the SHA-256 of its sender, path and `Idempotency-Key`. */
export const idempotencyTable = pgTable(
  'idempotency',
  {
    key: text().primaryKey(),
    /** SHA-256 of the body, so that a key is not taken for two different creates. */
    request_hash: text().notNull(),
    /** `data` of the answer and its `ETag`; null only inside the transaction that makes the record. */
    answer: jsonb(),
    tag: text(),
    created_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.created_at)],
)
