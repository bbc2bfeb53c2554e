import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { migrationsFolder } from './migrations-folder.ts'

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** Nothing is asked of a database that is up to date, or ahead: a role that may change no table can then open it. */
export async function migratePostgres(database: NodePgDatabase): Promise<void> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const newest = Math.max(...journalSchema.parse(JSON.parse(journal)).entries.map(({ when }) => when))
  if ((await readApplied(database)) < newest) await migrate(database, { migrationsFolder })
}

async function readApplied(database: NodePgDatabase): Promise<number> {
  const { rows } = await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is null as is_new`,
  )
  if (Object(rows[0]).is_new === true) return 0
  const found = await database.execute(
    sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
  )
  return Number(Object(found.rows[0]).at ?? 0)
}

/**
 * Grants a role what serving needs: reading and writing records, adding to the audit without changing or removing any
 * of it, and no change of a table.
 */
export async function grantRunning(database: NodePgDatabase, role: string): Promise<void> {
  const to = sql.identifier(role)
  for (const statement of [
    sql`grant usage on schema public, drizzle to ${to}`,
    sql`grant select on all tables in schema drizzle to ${to}`,
    sql`grant select, insert, update, delete on all tables in schema public to ${to}`,
    sql`grant usage on all sequences in schema public to ${to}`,
    sql`revoke update, delete, truncate on audit from ${to}`,
  ])
    await database.execute(statement)
}

/** Asks over a connection of its own. */
export async function withClient<Result>(
  databaseUrl: string,
  ask: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end()
  }
}
