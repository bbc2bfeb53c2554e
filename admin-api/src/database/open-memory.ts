import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { readBlankCluster } from './blank-cluster.ts'
import type { OpenDatabase, Prepare } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { keepOriginalRows, restoreOriginalRows } from './original-rows.ts'

const prepared = new Map<string, Blob>()
const closed = new Map<string, PGlite[]>()

/**
 * With `reuse`, databases of the same `content` are prepared once in this process: a later one is a closed one whose rows were
 * restored, at a tenth of the cost of starting one, or else a copy of the first. Closed ones keep the process running.
 */
export async function openMemory(content: string, prepare: Prepare, reuse = false): Promise<OpenDatabase> {
  if (!reuse) {
    const pglite = await openPrepared(prepare)
    return toOpen(pglite, () => pglite.close())
  }
  const pglite = (await reopen(content)) ?? (await openCopy(content, prepare))
  return toOpen(pglite, async () => keep(content, pglite))
}

function toOpen(pglite: PGlite, close: () => Promise<void>): OpenDatabase {
  const database = drizzle(pglite)
  return { database, sessions: database, close }
}

async function openPrepared(prepare: Prepare): Promise<PGlite> {
  const pglite = await PGlite.create({ loadDataDir: await readBlankCluster() })
  const database = drizzle(pglite)
  await migrate(database, { migrationsFolder })
  await prepare(database)
  return pglite
}

async function openCopy(content: string, prepare: Prepare): Promise<PGlite> {
  const copied = prepared.get(content)
  if (copied !== undefined) return PGlite.create({ loadDataDir: copied })
  const pglite = await openPrepared(prepare)
  await keepOriginalRows(pglite)
  // Two simultaneous openings take one each.
  prepared.set(content, await pglite.dumpDataDir('none'))
  return pglite
}

function keep(content: string, pglite: PGlite): void {
  closed.set(content, [...(closed.get(content) ?? []), pglite])
}

async function reopen(content: string): Promise<PGlite | undefined> {
  const pglite = closed.get(content)?.pop()
  if (pglite !== undefined) await restoreOriginalRows(pglite)
  return pglite
}

/** Closes the kept databases for good, so that the process can end. */
export async function closeMemory(): Promise<void> {
  const all = [...closed.values()].flat()
  closed.clear()
  await Promise.all(all.map((pglite) => pglite.close()))
}
