import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite, PostgreSQL, or a transaction on either, which `inTransaction` begins. */
export type Database = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

export type OpenDatabase = {
  database: Database
  /** The same database, over connections that only sessions use. */
  sessions: Database
  /** Missing in an embedded database, which has one connection. */
  listConnections?(): readonly Connections[]
  close(): Promise<void>
}

/** `waiting`: requests that wait for a connection. */
export type Connections = { use: 'records' | 'sessions'; open: number; idle: number; waiting: number }

/** Prepares a migrated database for use, while nobody else can open it. */
export type Prepare = (database: Database) => Promise<void>
