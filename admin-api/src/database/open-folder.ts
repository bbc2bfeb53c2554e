import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { readBlankCluster } from './blank-cluster.ts'
import type { OpenDatabase, Prepare } from './database.ts'
import { DatabaseOpenError, isDatabaseOpenError } from './database-open-error.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { toReason } from './to-reason.ts'

/** The default of 128 MB is allocated at the start, for tables that need a few. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

export async function openFolder(dataDir: string, prepare: Prepare): Promise<OpenDatabase> {
  const folder = findFolder(resolve(dataDir))
  const lock = await claimFolder(folder)
  let cluster: PGlite | undefined
  try {
    const opened = await openCluster(folder)
    cluster = opened
    const database = drizzle(opened)
    await migrate(database, { migrationsFolder })
    await prepare(database)
    return { database, sessions: database, close: () => opened.close().finally(lock.release) }
  } catch (cause) {
    await cluster?.close()
    lock.release()
    throw isDatabaseOpenError(cause) ? cause : toUnprepared(folder, cause)
  }
}

/** `npm start` keeps its database one level deeper, beside releases and media. */
function findFolder(dataDir: string): string {
  const deeper = join(dataDir, 'database')
  return existsSync(join(deeper, 'cluster')) ? deeper : dataDir
}

async function claimFolder(folder: string): Promise<FolderLock> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (cause) {
    throw new DatabaseOpenError(
      `The database folder ${folder} could not be made: ${toReason(cause)}. Choose another with DATA_DIR.`,
      { cause },
    )
  }
  try {
    return lockFolder(folder)
  } catch (cause) {
    throw new DatabaseOpenError(
      toReason(cause).includes('locked')
        ? `The database folder ${folder} is in use by another process. Stop it, or choose another folder with DATA_DIR.`
        : `The database folder ${folder} cannot be written to: ${toReason(cause)}. Mend its permissions, or choose another with DATA_DIR.`,
      { cause },
    )
  }
}

/** A new cluster gets its name only when it is whole, so that a start that is cut short can be repeated. */
async function openCluster(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'cluster')
  if (!existsSync(dataDir)) {
    const unfinished = join(folder, 'cluster.unfinished')
    await rm(unfinished, { recursive: true, force: true })
    const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir: await readBlankCluster() })
    await pglite.close()
    await rename(unfinished, dataDir)
  }
  // Without this file PGlite would start a new database over the remains of the old one.
  if (!existsSync(join(dataDir, 'PG_VERSION'))) throw toDamaged(folder, 'PG_VERSION is missing')
  try {
    return await PGlite.create({ dataDir, relaxedDurability: false, startParams })
  } catch (cause) {
    throw toDamaged(folder, cause)
  }
}

const toDamaged = (folder: string, cause: unknown) =>
  new DatabaseOpenError(
    `The database in ${folder} is damaged or was made by another version and could not be opened. Put a copy of the folder back, or move it away to start with an empty database.`,
    { cause },
  )

const toUnprepared = (folder: string, cause: unknown) =>
  new DatabaseOpenError(
    `The database in ${folder} could not be brought up to date: ${toReason(cause)}. Nothing in it was removed; start the version of the console that made it.`,
    { cause },
  )
