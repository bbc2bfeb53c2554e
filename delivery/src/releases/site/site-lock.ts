import { readFile, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseError } from '../../errors/release-error.ts'
import { makeFolder } from './make-folder.ts'
import type { SiteLayout } from './site-layout.ts'

const sqliteBusy = 5

/**
 * Runs `work` while no other process of this machine publishes or rolls back in the same release folder.
 * @param waitAtMost milliseconds.
 * @throws ReleaseError `busy` when the lock is not to be had in that time; the message names its holder.
 */
export async function withSiteLock<Result>(
  layout: SiteLayout,
  { by, waitAtMost }: { by: string; waitAtMost: number },
  work: () => Promise<Result>,
): Promise<Result> {
  await makeFolder(layout.own)
  // Node has no flock. SQLite's is the operating system's own lock, which ends with the process that held it,
  // so a killed publish leaves nothing stale behind and no rule has to guess at what is stale.
  const lock = new DatabaseSync(layout.lock, { timeout: 0 })
  try {
    await takeLock(lock, layout, waitAtMost)
    const holder = `${by}, process ${process.pid}, since ${new Date().toISOString()}`
    // Only for messages to those who wait. A full disk may refuse this and still have room for a rollback.
    await writeFile(layout.lockHolder, holder).catch(() => undefined)
    return await work()
  } finally {
    lock.close()
  }
}

async function takeLock(lock: DatabaseSync, layout: SiteLayout, waitAtMost: number): Promise<void> {
  const deadline = Date.now() + waitAtMost
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      const holder = await readFile(layout.lockHolder, 'utf8').catch(() => 'by whom is not known')
      throw new ReleaseError(
        'busy',
        `Another publish or rollback has held ${layout.dir} for ${waitAtMost / 1000} seconds (${holder}). Wait for it or end it, then try again.`,
      )
    }
    await sleep(20)
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    throw error
  }
}
