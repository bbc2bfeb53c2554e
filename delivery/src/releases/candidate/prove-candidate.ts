import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { renderSiteDocument } from '../document/render-document.ts'
import { listCanaries, withCanaries } from '../records/canaries.ts'
import { type LoadedSite, loadSite } from '../records/load-site.ts'
import { compareReleases, listUnits, type UnitChange } from '../records/release-units.ts'
import { buildUnitAddress, type SiteLayout } from '../site/site-layout.ts'
import type { Candidate } from './build-candidate.ts'

/** A candidate as some of the staff would have it, with everything that is served for a run in a browser. */
export type TrialRelease = {
  release: ReleaseRecord
  /** Its changes from the current release, or from nothing. */
  changes: readonly UnitChange[]
  /** The folder behind the address of every unit, such as `/shell/1.0.0-…`. */
  folders: Readonly<Record<string, string>>
  /** The text of its `index.html`. */
  document: string
}

/** Runs a release in a browser. @throws ReleaseError (its rejection) that names every fault. */
export type Prove = (trial: TrialRelease) => Promise<void>

/** Runs `work` on a staging folder of its own, so that the release folder stays free for others. */
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

/**
 * Runs a candidate as those staff have it who have none of its canaries and, where these or the shell changed, as those who
 * have them all.
 */
export async function proveCandidate(layout: SiteLayout, candidate: Candidate, prove: Prove): Promise<void> {
  const { changes, canaries } = candidate.comparison
  const released = withCanaries(candidate.record, [])
  const names = listCanaries(candidate.record).map(({ name }) => name)
  const withAll = withCanaries(candidate.record, names)
  const isShellChanged = changes.some(({ name }) => name === 'shell')
  const tried = compareReleases(released, withAll).changes.filter(
    ({ name, to }) => isShellChanged || canaries.some((each) => each.name === name && each.from !== to),
  )
  await prove(await toTrial(layout, candidate, { release: released, changes }))
  if (tried.length > 0) await prove(await toTrial(layout, candidate, { release: withAll, changes: tried }))
}

/** Units that do not change are served from the release folder. */
async function toTrial(
  layout: SiteLayout,
  { files, staged }: Candidate,
  { release, changes }: Pick<TrialRelease, 'release' | 'changes'>,
): Promise<TrialRelease> {
  const folders = listUnits(release).map(({ name, version }): [string, string] => {
    const unit = staged.find((each) => each.name === name && each.version === version)
    return [buildUnitAddress(name, version), unit?.stagedDir ?? layout.unit(name, version)]
  })
  const document = await renderSiteDocument(files, release, false)
  return { release, changes, folders: Object.fromEntries(folders), document }
}
