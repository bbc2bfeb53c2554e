import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

/**
 * PGlite does not notice a second process on the same files and both would damage them. SQLite's file lock is the one
 * lock in Node that the operating system takes back when a process dies, however it dies.
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 })
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    throw error
  }
  return { release: () => file.close() }
}
