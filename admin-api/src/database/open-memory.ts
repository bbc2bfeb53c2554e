import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { readBlankCluster } from './blank-cluster.ts'
import type { OpenDatabase, Prepare } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'

const prepared = new Map<string, Promise<Blob>>()

/** Databases with the same `content` are prepared once in this process; later ones are copies of the first. */
export async function openMemory(content: string, prepare: Prepare): Promise<OpenDatabase> {
  let cluster = prepared.get(content)
  if (cluster === undefined) {
    cluster = prepareCluster(prepare)
    prepared.set(content, cluster)
  }
  const pglite = await PGlite.create({ loadDataDir: await cluster })
  return { database: drizzle(pglite), close: () => pglite.close() }
}

async function prepareCluster(prepare: Prepare): Promise<Blob> {
  const pglite = await PGlite.create({ loadDataDir: await readBlankCluster() })
  const database = drizzle(pglite)
  await migrate(database, { migrationsFolder })
  await prepare(database)
  const cluster = await pglite.dumpDataDir('none')
  await pglite.close()
  return cluster
}
