import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { readBlankCluster } from './blank-cluster.ts'
import type { OpenDatabase, Prepare } from './database.ts'
import { DatabaseOpenError, isDatabaseOpenError } from './database-open-error.ts'
import { hasRoom } from './disk-room.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { ReopeningCluster } from './reopening-cluster.ts'
import { syncPath, syncTree } from './sync-tree.ts'
import { toReason } from './to-reason.ts'

export async function openFolder(dataDir: string, prepare: Prepare): Promise<OpenDatabase> {
  const folder = resolve(dataDir)
  const lock = await claimFolder(folder)
  let cluster: ReopeningCluster | undefined
  try {
    const opened = await openCluster(folder)
    cluster = opened
    // Drizzle's session calls nothing but `query` and `transaction`.
    const database = drizzle(opened as unknown as PGlite)
    await migrate(database, { migrationsFolder })
    await prepare(database)
    return { database, close: () => opened.close().finally(lock.release) }
  } catch (cause) {
    await cluster?.close()
    lock.release()
    throw isDatabaseOpenError(cause) ? cause : toUnprepared(folder, cause)
  }
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

/** A new cluster appears under its name only when it is whole, so that a start cut short leaves nothing behind that cannot be opened. */
async function openCluster(folder: string): Promise<ReopeningCluster> {
  const cluster = join(folder, 'cluster')
  if (!hasRoom(folder)) throw toFull(folder)
  if (!existsSync(cluster)) {
    const unfinished = join(folder, 'cluster.unfinished')
    await rm(unfinished, { recursive: true, force: true })
    const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir: await readBlankCluster() })
    await pglite.close()
    await syncTree(unfinished)
    await rename(unfinished, cluster)
    await syncPath(folder)
  }
  // Without this file PGlite would start a new database over the remains of the old one.
  if (!(await readdir(cluster)).includes('PG_VERSION')) throw toDamaged(folder, 'PG_VERSION is missing')
  try {
    return await ReopeningCluster.open(cluster)
  } catch (cause) {
    throw toDamaged(folder, cause)
  }
}

const toFull = (folder: string) =>
  new DatabaseOpenError(
    `The disk of the database folder ${folder} has less than 64 MB left, too little to open it safely. Make room, or choose another folder with DATA_DIR.`,
  )

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
