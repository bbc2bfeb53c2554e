import { buildNoRelease } from '../errors/release-error.ts'
import { type Difference, listDifferences } from './comparison/list-differences.ts'
import { readReleaseFacts } from './comparison/read-release-facts.ts'
import type { ReleaseStore } from './release-store.ts'
import { buildSiteLayout } from './site/site-layout.ts'

/** `id`: the compared release; `current`, `differences`: undefined where the target has no release yet. */
export type Comparison = {
  id: string
  current?: string | undefined
  differences?: Difference[] | undefined
}

type Compared = {
  /** As people know it. */
  from: string
  source: ReleaseStore
  target: ReleaseStore
  /** Units to compare; all when empty. */
  units: readonly string[]
}

/**
 * The differences that staff would notice if one environment had the release of another.
 * @throws ReleaseError `no-release` where the source has no release.
 */
export async function compareEnvironments({ from, source, target, units }: Compared): Promise<Comparison> {
  const after = (await source.readCurrent())?.release
  if (after === undefined) throw buildNoRelease(from)
  const before = (await target.readCurrent())?.release
  if (before === undefined) return { id: after.id }
  const layout = buildSiteLayout(source.dir)
  const all = listDifferences(await readReleaseFacts(layout, before), await readReleaseFacts(layout, after))
  const differences = all.filter(({ unit }) => units.length === 0 || units.includes(unit))
  return { id: after.id, current: before.id, differences }
}
