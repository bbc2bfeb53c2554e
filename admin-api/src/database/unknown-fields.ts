import { sql } from 'drizzle-orm'
import { check, jsonb, type PgColumn } from 'drizzle-orm/pg-core'

/** For all of them in one record together, as JSON. */
export const mostUnknownBytes = 4096

const constraint = 'unknown_fields_ceiling'

/** The column of the fields that a client sent and this API does not know. */
export const unknownFields = () => jsonb('extra').$type<Record<string, unknown>>().notNull()

/**
 * Enforced by the database, since each write adds to what is there. Older rows above the ceiling stay until they are
 * written.
 */
export const unknownFieldsCeiling = (column: PgColumn) =>
  check(constraint, sql`octet_length(${column}::text) <= ${sql.raw(String(mostUnknownBytes))}`)

/** PostgreSQL's `check_violation` of this constraint; Drizzle wraps the driver's error. */
export function exceedsUnknownFields(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null) return false
  return Reflect.get(cause, 'code') === '23514' && Reflect.get(cause, 'constraint') === constraint
}
