import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { AdminApiOptions } from '../../src/admin-api.ts'
import type { Database } from '../../src/database/database.ts'

type Row = Record<string, unknown>

/** The database of a test: in memory, in a folder, or on the server of `TEST_DATABASE_URL`. */
export type TestPlace = {
  options: Pick<AdminApiOptions, 'databaseUrl' | 'dataDir' | 'reuse' | 'onDatabase'>
  /** Asks or changes the database behind the API's back; a folder only while no API has it open. */
  query(sql: string): Promise<Row[]>
  remove(): Promise<void>
}

export const testServer = process.env['TEST_DATABASE_URL']

/** For one API, which may be closed when the database is asked. */
export const makeTestPlace = async (): Promise<TestPlace> =>
  testServer === undefined ? makeMemory() : makeServerDatabase(testServer)

/** For several APIs, one after the other, each of which finds what the one before wrote. */
export const makeLastingPlace = (): Promise<TestPlace> =>
  testServer === undefined ? makeFolder() : makeServerDatabase(testServer)

function makeMemory(): TestPlace {
  let opened: Database | undefined
  return {
    options: {
      reuse: true,
      onDatabase: (database) => {
        opened = database
      },
    },
    async query(text) {
      // Drizzle's driver of PGlite answers an object with rows.
      const answer = (await opened?.execute(sql.raw(text))) as { rows: Row[] } | undefined
      return answer?.rows ?? []
    },
    remove: async () => {},
  }
}

export async function makeFolder(): Promise<TestPlace & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'admin-api-test-'))
  return {
    folder,
    options: { dataDir: folder },
    async query(sql) {
      const pglite = await PGlite.create(join(folder, 'cluster'))
      try {
        return (await pglite.query<Row>(sql)).rows
      } finally {
        await pglite.close()
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export async function makeServerDatabase(server: string): Promise<TestPlace> {
  const name = `admin_api_test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await runOn(server, `create database ${name}`)
  return {
    options: { databaseUrl: url.href },
    query: (sql) => runOn(url.href, sql),
    remove: async () => {
      await runOn(server, `drop database ${name} with (force)`)
    },
  }
}

async function runOn(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
