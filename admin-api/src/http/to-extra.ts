import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The fields of a body that the API does not know or set itself. */
export function toExtra(body: Record<string, unknown>, known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !known.includes(key)))
}

/** Those that a PUT leaves out stay as they are. */
export const addExtra = (column: PgColumn, extra: Record<string, unknown>): SQL =>
  sql`${column} || ${JSON.stringify(extra)}::jsonb`
