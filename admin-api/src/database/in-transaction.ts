import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Database } from './database.ts'

/**
 * Does all of `work` or nothing. On PostgreSQL the connection is taken here: Drizzle never gives one back on which
 * `begin` failed, and ten of those leave the pool empty.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const drizzled = database as PgDatabase<PgQueryResultHKT> & { $client?: Partial<Pool> }
  if (drizzled.$client?.connect === undefined) return drizzled.transaction(work)
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const client = await drizzled.$client.connect()
  let isUsable = true
  try {
    return await drizzle(client).transaction(work)
  } catch (error) {
    // The statement may still be running, or the connection be gone.
    isUsable = !(error instanceof DrizzleQueryError)
    throw error
  } finally {
    client.release(!isUsable)
  }
}
