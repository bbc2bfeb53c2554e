import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import type { Origin } from '../audit/write-audit.ts'
import { openDatabase } from '../database/open-database.ts'
import type { PasswordInput } from './read-password.ts'

export type CommandPlace = {
  env: Readonly<Record<string, string | undefined>>
  input: PasswordInput
  print(line: string): void
}

/**
 * The database that the environment names, for `await using`. `where`: as people call it; `origin`: for the audit.
 * @throws CommandError, DatabaseOpenError.
 */
export async function openCommandDatabase(env: CommandPlace['env']) {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = env
  if (databaseUrl === '' && dataDir === '') {
    throw new CommandError('Say which database: DATABASE_URL for PostgreSQL, or DATA_DIR for a folder.')
  }
  const place = databaseUrl === '' ? { dataDir: resolve(dataDir) } : { databaseUrl }
  const { database, close } = await openDatabase(place, 'commands', async () => {})
  const where =
    place.dataDir === undefined ? 'the PostgreSQL database' : `the database folder ${place.dataDir}`
  const origin: Origin = { requestId: randomUUID(), address: '', staff: null }
  return { database, where, origin, close, [Symbol.asyncDispose]: close }
}
