import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'

/** Runs work and counts how often it read each file whole, by path relative to `dir`. */
export async function countReads(dir: string, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const { readFile } = fs
  const count = (file: unknown) => {
    const name = relative(dir, String(file))
    counts[name] = (counts[name] ?? 0) + 1
  }
  const counting = (...[file, options]: Parameters<typeof readFile>) => {
    count(file)
    return readFile(file, options)
  }
  Object.assign(fs, { readFile: counting })
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    Object.assign(fs, { readFile })
    syncBuiltinESMExports()
  }
  return counts
}
