import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who did what, and when. Rows are only ever added; people are named by copy, so that a removed account stays readable. */
export const auditTable = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    request_id: text().notNull(),
    staff_id: integer(),
    staff_name: text(),
    address: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** `package`, `coupon`, `session` and so on. */
    subject: text().notNull(),
    record_id: integer(),
    /** The old and the new value by field. */
    difference: jsonb().$type<Difference>().notNull(),
  },
  (table) => [index().on(table.at), index().on(table.subject, table.record_id)],
)

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'refuse'
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-in-locked'
  | 'sign-out'

export type Difference = Record<string, { from?: unknown; to?: unknown }>
