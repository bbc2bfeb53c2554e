import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Connections, OpenDatabase, Prepare } from './database.ts'
import { DatabaseOpenError } from './database-open-error.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { toReason } from './to-reason.ts'

/** Any number, as long as every console on the same database uses the same. */
export const openingLock = 5_206_114

/**
 * Milliseconds. Browsers give a request up after 30 s: whatever waits longer would hold a connection for nobody. A record that
 * somebody else holds is free in moments or not at all.
 */
const limits = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  // The driver's own timeout, for a server that sends nothing at all.
  query_timeout: 12_000,
}
/** A migration may take long once it has begun; it must not queue for a lock, with every other statement behind it. */
const openingLimits = { connectionTimeoutMillis: 10_000, lock_timeout: 10_000, max: 2 }

/** Records and sessions have connections of their own, so that people can sign in while those for records are taken. */
const mostForRecords = 10
/** Signing in takes four at most: two that look somebody up and two that check a password. The rest is left to people at work. */
const mostForSessions = 6

export async function openPostgres(url: string, prepare: Prepare): Promise<OpenDatabase> {
  await prepareDatabase(url, prepare)
  const records = openPool(url, { ...limits, max: mostForRecords })
  const sessions = openPool(url, { ...limits, max: mostForSessions })
  return {
    database: drizzle(records),
    sessions: drizzle(sessions),
    listConnections: () => [toConnections('records', records), toConnections('sessions', sessions)],
    close: async () => void (await Promise.all([records.end(), sessions.end()])),
  }
}

const toConnections = (use: Connections['use'], pool: Pool): Connections => ({
  use,
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

function openPool(url: string, more: PoolConfig): Pool {
  const pool = new Pool({ connectionString: url, ...more })
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The pool has no listener on a connection in use: one dropped inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function prepareDatabase(url: string, prepare: Prepare): Promise<void> {
  let pool: Pool | undefined
  try {
    // The driver reads the address, and the certificate of an authority that it names, right here.
    const opened = openPool(url, openingLimits)
    pool = opened
    const database = drizzle(opened)
    await withOpeningLock(opened, async () => {
      await migratePostgres(database)
      await prepare(database)
    })
  } catch (cause) {
    throw new DatabaseOpenError(
      `The PostgreSQL database at ${withoutSecrets(url)} could not be opened: ${toReason(cause)}. Check DATABASE_URL and that the server is running.`,
      { cause },
    )
  } finally {
    await pool?.end()
  }
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
