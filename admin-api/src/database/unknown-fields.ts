import { sql } from 'drizzle-orm'
import { check, jsonb, type PgColumn } from 'drizzle-orm/pg-core'
import { violates } from './violates.ts'

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

export const exceedsUnknownFields = (error: unknown): boolean => violates(error, constraint)
