import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { OpenDatabase, Prepare } from './database.ts'
import { DatabaseOpenError } from './database-open-error.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { toReason } from './to-reason.ts'

/** Any number, as long as every console on the same database uses the same. */
const openingLock = 5_206_114

export async function openPostgres(url: string, prepare: Prepare): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The pool has no listener on a connection in use: one dropped inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = drizzle(pool)
  try {
    await withOpeningLock(pool, async () => {
      await migrate(database, { migrationsFolder })
      await prepare(database)
    })
  } catch (cause) {
    await pool.end()
    throw new DatabaseOpenError(
      `The PostgreSQL database at ${withoutSecrets(url)} could not be opened: ${toReason(cause)}. Check DATABASE_URL and that the server is running.`,
      { cause },
    )
  }
  return { database, close: () => pool.end() }
}

/** Two processes that start at the same time must not both migrate and seed. */
async function withOpeningLock(pool: Pool, work: () => Promise<void>) {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [openingLock])
    await work()
  } finally {
    // The server takes the lock back with the connection.
    holder.release(true)
  }
}

function withoutSecrets(url: string): string {
  const parsed = URL.parse(url)
  return parsed === null ? 'the given address' : `${parsed.host}${parsed.pathname}`
}
