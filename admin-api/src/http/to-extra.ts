import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What is left of a body without the fields the API itself knows or sets. */
export function toExtra(body: Record<string, unknown>, known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !known.includes(key)))
}

/** What a PUT leaves out of these stays as it is. */
export const addExtra = (column: PgColumn, extra: Record<string, unknown>): SQL =>
  sql`${column} || ${JSON.stringify(extra)}::jsonb`
