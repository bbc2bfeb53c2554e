import type { Database } from './database.ts'

/** The services that every call gets. */
export type Services = { database: Database; now(): Date }
