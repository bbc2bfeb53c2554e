import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { onlyRow } from './only-row.ts'

const askEvery = 60_000

/**
 * The time of the database, which all processes share: one with a wrong clock of its own would end everybody's
 * sessions. The database is asked once a minute; a monotonic clock counts on in between.
 */
export async function followDatabaseClock(database: Database) {
  let offset = await readOffset(database)
  const timer = setInterval(() => {
    readOffset(database).then(
      (read) => {
        offset = read
      },
      // Asked again in a minute.
      () => {},
    )
  }, askEvery)
  timer.unref()
  return { now: () => new Date(performance.now() + offset), stop: () => clearInterval(timer) }
}

async function readOffset(database: Database): Promise<number> {
  const rows = await database
    .select({ ms: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` })
    .from(sql`(select) as nothing`)
  return onlyRow(rows).ms - performance.now()
}
