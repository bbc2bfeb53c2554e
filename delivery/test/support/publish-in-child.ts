import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import type { PruneRequest } from '../../src/releases/pruning/find-prunable.ts'
import type { UnitToPublish } from '../../src/releases/units/read-built-unit.ts'

/** The child's one argument as JSON. */
export type ChildTask = {
  siteDir: string
  by: string
  /** Published one after another. */
  publishes: UnitToPublish[][]
  /** Prunes after the last publish. */
  prune?: PruneRequest
  /** Start over after the last one, for ever. */
  again?: boolean
  /** Die by SIGKILL instead of making this change to the file system; 1 is the first. */
  dieAtChange?: number
}

const task: ChildTask = JSON.parse(process.argv[2] ?? '')

let changes = 0
function dieInTime() {
  changes += 1
  if (changes === task.dieAtChange) process.kill(process.pid, 'SIGKILL')
}
for (const name of ['rename', 'appendFile', 'writeFile', 'rm'] as const) {
  const original: (...values: never[]) => Promise<unknown> = fs[name]
  Object.assign(fs, {
    [name]: (...values: never[]) => {
      dieInTime()
      return original(...values)
    },
  })
}
syncBuiltinESMExports()

// After the file system is prepared, so that the store's own imports see it.
const { openReleaseStore } = await import('../../src/releases/release-store.ts')
const store = openReleaseStore(task.siteDir)
console.log('ready')
do {
  for (const units of task.publishes) await store.publish({ units, by: task.by, reason: 'from a child' })
  if (task.prune) await store.prune(task.prune)
} while (task.again)
console.log('done')
