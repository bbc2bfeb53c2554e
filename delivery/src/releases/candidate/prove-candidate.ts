import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { renderDocument } from '../document/render-document.ts'
import { readPointer, type StoredPointer } from '../records/read-release.ts'
import { listUnits, type UnitChange } from '../records/release-units.ts'
import { buildUnitAddress, type SiteLayout } from '../site/site-layout.ts'
import type { StagedUnit } from '../units/stage-unit.ts'

/** A release that nobody has yet, with all that is served of it. */
export type WholeCandidate = {
  release: ReleaseRecord
  /** What it would change of the current release, or of nothing. */
  changes: readonly UnitChange[]
  /** The folder behind the address of every unit, such as `/shell/1.0.0-…`. */
  folders: Readonly<Record<string, string>>
  /** The text of its `index.html`. */
  document: string
}

/** Runs a candidate; @throws ReleaseError (its rejection) saying what is wrong with it. */
export type Prove = (candidate: WholeCandidate) => Promise<void>

type Work<Result> = (layout: SiteLayout, current: StoredPointer | undefined) => Promise<Result>

/** Has a move worked out on a staging folder of its own, so that the release folder stays free for others. */
export async function withOwnStaging<Result>(layout: SiteLayout, work: Work<Result>): Promise<Result> {
  const staging = await mkdtemp(join(tmpdir(), 'console-candidate-'))
  try {
    return await work({ ...layout, staging }, await readPointer(layout))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

type Parts = Pick<WholeCandidate, 'release' | 'changes'> & { staged: readonly StagedUnit[] }

/** The files of units that do not change are those of the release folder. */
export async function toWholeCandidate(
  layout: SiteLayout,
  { release, changes, staged }: Parts,
): Promise<WholeCandidate> {
  const stagedDirs = new Map(staged.map(({ name, stagedDir }) => [name, stagedDir]))
  const folders = Object.fromEntries(
    listUnits(release).map(({ name, version }): [string, string] => {
      const address = buildUnitAddress(name, version)
      return [address, stagedDirs.get(name) ?? layout.address(address)]
    }),
  )
  const shellDir = folders[buildUnitAddress('shell', release.shell.version)] ?? ''
  const template = await readFile(join(shellDir, 'index.html'), 'utf8')
  return { release, changes, folders, document: renderDocument(template, release) }
}
