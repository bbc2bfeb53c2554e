import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { listCanaries, withCanaries } from '../records/canaries.ts'
import { type LoadedSite, loadSite } from '../records/load-site.ts'
import {
  compareReleases,
  listUnits,
  type ReleaseComparison,
  type UnitChange,
} from '../records/release-units.ts'
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

type Parts = Pick<ReleaseComparison, 'changes' | 'canaries'> & {
  release: ReleaseRecord
  staged: readonly StagedUnit[]
  /** The text of its `index.html`. */
  render(release: ReleaseRecord): Promise<string>
}

/**
 * A release as those have it who have none of its canaries and, where they or the shell changed, as those who have them all.
 * The files of units that do not change are those of the release folder.
 */
export async function listWholeCandidates(
  layout: SiteLayout,
  { release, changes, canaries, staged, render }: Parts,
): Promise<WholeCandidate[]> {
  const stagedDirs = new Map(
    staged.map(({ name, version, stagedDir }) => [buildUnitAddress(name, version), stagedDir]),
  )
  const toWhole = async (whole: ReleaseRecord, changed: readonly UnitChange[]): Promise<WholeCandidate> => {
    const folders = listUnits(whole).map(({ name, version }): [string, string] => {
      const address = buildUnitAddress(name, version)
      return [address, stagedDirs.get(address) ?? layout.address(address)]
    })
    return {
      release: whole,
      changes: changed,
      folders: Object.fromEntries(folders),
      document: await render(whole),
    }
  }
  const released = withCanaries(release, [])
  const trial = withCanaries(
    release,
    listCanaries(release).map(({ name }) => name),
  )
  const isShellChanged = changes.some(({ name }) => name === 'shell')
  const tried = compareReleases(released, trial).changes.filter(
    ({ name, to }) => isShellChanged || canaries.some((each) => each.name === name && each.from !== to),
  )
  return [await toWhole(released, changes), ...(tried.length === 0 ? [] : [await toWhole(trial, tried)])]
}
