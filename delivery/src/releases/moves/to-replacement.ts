import type { ReleaseRecord } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import { ReleaseError } from '../../errors/release-error.ts'
import type { RedirectsRequest, ReleaseChange } from '../candidate/compose-release.ts'
import type { Redirect } from '../records/release-units.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import type { StagedUnit } from '../units/stage-unit.ts'
import { findRemote } from './change-remotes.ts'

type Replacement = {
  current: ReleaseRecord | undefined
  /** The remote that goes. */
  former: string
  units: readonly StagedUnit[]
  redirects: RedirectsRequest | undefined
}

/**
 * Publishes units in the place of a remote, such as that remote under another name. Each path of the former remote has an
 * owner afterwards, or is redirected.
 * @throws ReleaseError `unknown-unit`, `refused`.
 */
export function toReplacement(
  layout: SiteLayout,
  { current, former, units, redirects = {} }: Replacement,
): ReleaseChange {
  const { paths, disabled } = findRemote(layout, current, former)
  const gained = units.flatMap(listPaths)
  const coming = [former, ...units.map(({ name }) => name)]
  const others = current?.remotes.filter(({ name }) => !coming.includes(name)) ?? []
  const owned = [...gained, ...others.flatMap((remote) => remote.paths)]
  const lost = paths.filter((path) => !owned.some((each) => ownsPath(each, path)))
  const add = [...(redirects.add ?? []), ...findRedirects(lost, { gained, current, redirects })]
  expectRedirected(former, lost, add)
  return {
    units,
    removed: [former],
    redirects: { ...redirects, add },
    // A section that is switched off is not switched on by another name.
    ...(disabled && { disabled: new Map(units.map(({ name }) => [name, disabled])) }),
  }
}

const listPaths = (unit: StagedUnit) => (unit.kind === 'remote' ? unit.remote.paths : [])

type Known = { gained: readonly string[]; current: ReleaseRecord | undefined; redirects: RedirectsRequest }

/** With exactly one path lost and one gained, the redirect from one to the other goes without saying. */
function findRedirects(lost: readonly string[], { gained, current, redirects }: Known): Redirect[] {
  const before = current?.remotes.flatMap(({ paths }) => paths) ?? []
  const added = gained.filter((path) => !before.includes(path))
  const [from, ...moreLost] = lost.filter((path) => !redirects.add?.some((each) => each.from === path))
  const [to, ...moreAdded] = added
  if (from === undefined || to === undefined || moreLost.length > 0 || moreAdded.length > 0) return []
  return [{ from, to }]
}

function expectRedirected(former: string, lost: readonly string[], redirects: readonly Redirect[]): void {
  const nowhere = lost.filter((path) => !redirects.some(({ from }) => ownsPath(from, path)))
  if (nowhere.length === 0) return
  throw new ReleaseError(
    'refused',
    `What ${former} had below ${nowhere.join(', ')} would lead nowhere. Say where it is now: ${nowhere.map((path) => `--redirect ${path}=/…/`).join(' ')}.`,
  )
}
