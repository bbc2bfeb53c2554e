import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `updated_at` tells two versions apart, so it moves on even when two writes fall into one millisecond. */
export const nextMoment = (updatedAt: PgColumn, now: Date): SQL =>
  sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`
