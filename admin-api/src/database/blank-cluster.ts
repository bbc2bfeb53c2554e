import { openAsBlob } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/**
 * A cluster as `initdb` leaves it. Making one takes seconds, loading it a fraction of one, so the first is kept
 * beside the installed packages.
 */
export async function readBlankCluster(): Promise<Blob> {
  const file = join(cacheFolder, `pglite-${await readPgliteVersion()}.tar`)
  try {
    return await openAsBlob(file)
  } catch {
    return await keepBlankCluster(file)
  }
}

async function keepBlankCluster(file: string): Promise<Blob> {
  const pglite = await PGlite.create()
  const cluster = await pglite.dumpDataDir('none')
  await pglite.close()
  try {
    await mkdir(dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, new Uint8Array(await cluster.arrayBuffer()))
    await rename(unfinished, file)
  } catch {
    // An installation that cannot be written to works too, only slower.
  }
  return cluster
}

async function readPgliteVersion(): Promise<string> {
  const file = findPackageJSON('@electric-sql/pglite', import.meta.url)
  const manifest: unknown = file === undefined ? {} : JSON.parse(await readFile(file, 'utf8'))
  return String(Object(manifest)['version'])
}
