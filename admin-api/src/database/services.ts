import type { Database } from './database.ts'

/** What every call works on. */
export type Services = { database: Database; now(): Date }
