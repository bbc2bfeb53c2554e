import type { Dirent } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Resolves once every file and folder in the folder, and its own entries, are on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sync = (entry: Dirent) => (entry.isDirectory() ? syncTree : syncPath)(join(folder, entry.name))
  // All at once: the disk then writes them in few turns.
  await Promise.all(entries.map(sync))
  await syncPath(folder)
}

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
