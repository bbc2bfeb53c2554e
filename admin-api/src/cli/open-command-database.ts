import { resolve } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import type { PasswordInput } from './read-password.ts'

export type CommandPlace = {
  env: Readonly<Record<string, string | undefined>>
  input: PasswordInput
  print(line: string): void
}

/** The database that the environment names, and how people call it. @throws CommandError, DatabaseOpenError. */
export async function openCommandDatabase(
  env: CommandPlace['env'],
): Promise<OpenDatabase & { where: string }> {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = env
  if (databaseUrl === '' && dataDir === '') {
    throw new CommandError('Say which database: DATABASE_URL for PostgreSQL, or DATA_DIR for a folder.')
  }
  const place = databaseUrl === '' ? { dataDir: resolve(dataDir) } : { databaseUrl }
  const opened = await openDatabase(place, 'commands', async () => {})
  const where =
    place.dataDir === undefined ? 'the PostgreSQL database' : `the database folder ${place.dataDir}`
  return { ...opened, where }
}
