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

/** A release that nobody has yet, with everything that is served of it. */
export type WholeCandidate = {
  release: ReleaseRecord
  /** Its changes from the current release, or from nothing. */
  changes: readonly UnitChange[]
  /** The folder behind the address of every unit, such as `/shell/1.0.0-…`. */
  folders: Readonly<Record<string, string>>
  /** The text of its `index.html`. */
  document: string
}

/** Runs a candidate; @throws ReleaseError (its rejection) saying what is wrong with it. */
export type Prove = (candidate: WholeCandidate) => Promise<void>

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
  const trial = withCanaries(candidate.record, names)
  const isShellChanged = changes.some(({ name }) => name === 'shell')
  const tried = compareReleases(released, trial).changes.filter(
    ({ name, to }) => isShellChanged || canaries.some((each) => each.name === name && each.from !== to),
  )
  await prove(await toWhole(layout, candidate, { release: released, changes }))
  if (tried.length > 0) await prove(await toWhole(layout, candidate, { release: trial, changes: tried }))
}

/** Units that do not change are served from the release folder. */
async function toWhole(
  layout: SiteLayout,
  { files, staged }: Candidate,
  { release, changes }: Pick<WholeCandidate, 'release' | 'changes'>,
): Promise<WholeCandidate> {
  const folders = listUnits(release).map(({ name, version }): [string, string] => {
    const unit = staged.find((each) => each.name === name && each.version === version)
    return [buildUnitAddress(name, version), unit?.stagedDir ?? layout.unit(name, version)]
  })
  const document = await renderSiteDocument(files, release, false)
  return { release, changes, folders: Object.fromEntries(folders), document }
}
