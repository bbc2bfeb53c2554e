import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findRunFolder } from './run-folder.ts'

type Build = { distDir: string; remove(): Promise<void> }

/** Milliseconds; a build takes seconds, on a busy machine a minute. */
const buildTimeout = 240_000

/** Builds once per key for all workers of the run, and resolves to the result's folder, beside its `package.json`. */
export async function buildOnce(key: string, build: () => Promise<Build>): Promise<string> {
  const runFolder = findRunFolder()
  if (runFolder === undefined) throw new Error('Nothing is shared outside of a run of Playwright')
  const target = join(runFolder, `built-${hash('sha256', key)}`)
  const kept = join(target, 'dist')
  const claim = `${target}.claim`
  for (const end = Date.now() + buildTimeout; Date.now() < end; await wait(100)) {
    if (existsSync(kept)) return kept
    if (!(await isFirst(claim))) continue
    try {
      const { distDir, remove } = await build()
      await mkdir(target)
      await copyFile(join(distDir, '../package.json'), join(target, 'package.json'))
      await rename(distDir, kept)
      await remove()
      return kept
    } finally {
      await rm(claim, { recursive: true })
    }
  }
  throw new Error(`Another worker did not finish building within ${buildTimeout} ms`)
}

const isFirst = (claim: string) =>
  mkdir(claim).then(
    () => true,
    () => false,
  )
