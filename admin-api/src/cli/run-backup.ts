import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { grantRunning, withClient } from '../database/migrate-postgres.ts'
import type { CommandPlace } from './open-command-database.ts'

const databaseFile = 'database.dump'

/** `backup <folder>`: the database by `pg_dump`, then the files of the media library. @throws CommandError. */
export async function runBackup(args: readonly string[], place: CommandPlace): Promise<void> {
  const { folder, databaseUrl, media } = readPlace('backup', args, place)
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new CommandError(`${folder} is not empty. Name a new folder for each backup.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Files after rows, so that every file that a row names is included. One added meanwhile does no harm.
  const dump = ['--format=custom', '--no-owner', '--no-privileges', `--file=${join(folder, databaseFile)}`]
  await runProgram('pg_dump', [...dump, `--dbname=${databaseUrl}`])
  if (media !== undefined && existsSync(media)) await cp(media, join(folder, 'media'), { recursive: true })
  place.print(`The backup is in ${folder}. Whoever can read it reads every record: keep it where few can.`)
}

/** `restore <folder>`, into the database and the library that the environment names. @throws CommandError. */
export async function runRestore(args: readonly string[], place: CommandPlace): Promise<void> {
  const { folder, databaseUrl, media } = readPlace('restore', args, place)
  const file = join(folder, databaseFile)
  if (!existsSync(file)) throw new CommandError(`There is no backup in ${folder}.`)
  const replace = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction']
  // Files first, so that no row names a missing file.
  const kept = join(folder, 'media')
  if (media !== undefined && existsSync(kept)) await cp(kept, media, { recursive: true })
  const serving = await withClient(databaseUrl, listServing)
  await runProgram('pg_restore', [...replace, '--exit-on-error', `--dbname=${databaseUrl}`, file])
  // Restored tables give nobody but their owner any rights.
  for (const role of serving) await withClient(databaseUrl, (client) => grantRunning(drizzle(client), role))
  place.print(
    `${folder} is restored. Look it over: check. Where another role is to serve here: migrate <role>.`,
  )
}

/** Roles that `migrate` gave the rights to serve. */
async function listServing(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ grantee: string }>(
    `select distinct grantee from information_schema.role_table_grants
     where table_schema = 'public' and table_name = 'audit' and privilege_type = 'INSERT' and grantee <> grantor`,
  )
  return rows.map(({ grantee }) => grantee)
}

function readPlace(name: 'backup' | 'restore', args: readonly string[], { env }: CommandPlace) {
  const { DATABASE_URL: databaseUrl = '', MEDIA_DIR: mediaDir = '', MEDIA_BUCKET: bucket = '' } = env
  const [folder, ...more] = args
  if (folder === undefined || more.length > 0) throw new CommandError(`Usage:\n  ${name} <folder>`)
  if (databaseUrl === '')
    throw new CommandError(
      'Name PostgreSQL in DATABASE_URL. An embedded database is its folder: end the API, and copy DATA_DIR.',
    )
  const media = mediaDir === '' || bucket !== '' ? undefined : join(resolve(mediaDir), 'files')
  return { folder: resolve(folder), databaseUrl, media }
}

async function runProgram(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise<number | null>((done, fail) => {
    child.once('close', done)
    child.once('error', (cause) =>
      fail(
        new CommandError(`${program} could not be started (${cause.message}). Install PostgreSQL’s client.`),
      ),
    )
  })
  if (code !== 0) throw new CommandError(`${program} failed with ${code}. What it said is above.`)
}
