import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { type LoadedSite, loadSite } from '../records/load-site.ts'
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

/** Has a move worked out on a staging folder of its own, so that the release folder stays free for others. */
export async function withOwnStaging<Result>(
  layout: SiteLayout,
  work: (site: LoadedSite) => Promise<Result>,
): Promise<Result> {
  const staging = await mkdtemp(join(tmpdir(), 'console-candidate-'))
  try {
    return await work(await loadSite({ ...layout, staging }))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

type Parts = Omit<WholeCandidate, 'folders'> & { staged: readonly StagedUnit[] }

/** The files of units that do not change are those of the release folder. */
export function toWholeCandidate(
  layout: SiteLayout,
  { release, changes, staged, document }: Parts,
): WholeCandidate {
  const stagedDirs = new Map(staged.map(({ name, stagedDir }) => [name, stagedDir]))
  const folders = Object.fromEntries(
    listUnits(release).map(({ name, version }): [string, string] => {
      const address = buildUnitAddress(name, version)
      return [address, stagedDirs.get(name) ?? layout.address(address)]
    }),
  )
  return { release, changes, folders, document }
}
