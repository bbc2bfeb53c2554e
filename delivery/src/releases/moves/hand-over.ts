import type { ReleaseRecord } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import { ReleaseError } from '../../errors/release-error.ts'
import { buildCandidate } from '../candidate/build-candidate.ts'
import type { RedirectsRequest } from '../candidate/compose-release.ts'
import type { LoadedSite } from '../records/load-site.ts'
import type { Redirect } from '../records/release-units.ts'
import type { UnitToPublish } from '../units/read-built-unit.ts'
import { type StagedUnit, stageUnits } from '../units/stage-unit.ts'
import { findRemote } from './change-remotes.ts'
import { expectMovable } from './expect-movable.ts'
import { makeMove } from './make-move.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'

type Publication = MoveRequest & { redirects?: RedirectsRequest | undefined }
export type PathMove = Publication & { path: string; giver: UnitToPublish; taker: UnitToPublish }
export type RemoteRename = Publication & { former: string; unit: UnitToPublish }

/**
 * Publishes two remotes in one step, of which one gives up a path and the other takes it, with its menu entries and
 * screens. Each build says what its remote owns. Only for the holder of the lock.
 */
export async function movePath(
  site: LoadedSite,
  { path, giver, taker, redirects, ...request }: PathMove,
): Promise<MoveResult> {
  findRemote(site.layout, expectMovable(site, request), giver.name)
  const units = await stageUnits(site.layout, [giver, taker])
  const [kept, taken] = units.map(listPaths)
  if (kept?.some((owned) => ownsPath(owned, path)))
    throw new ReleaseError(
      'refused',
      `The build of ${giver.name} still owns ${path}. Take the path, with its menu entries and screens, out of its remote.config.ts and try again.`,
    )
  const now = redirects?.add?.find(({ from }) => from === path)?.to ?? path
  if (!taken?.some((owned) => ownsPath(owned, now)))
    throw new ReleaseError(
      'refused',
      `The build of ${taker.name} does not own ${now}. Add the path, with its menu entries and screens, to its remote.config.ts and try again; where it has another path there, say --redirect ${path}=/its/path/.`,
    )
  const candidate = await buildCandidate(site, { units, redirects }, request)
  return makeMove(site, candidate, { ...request, action: 'move', subject: path })
}

/**
 * Publishes a remote under a new name and takes the one of the former name away, in one step. Each of its former paths has
 * an owner afterwards, or is redirected. Only for the holder of the lock.
 */
export async function renameRemote(
  site: LoadedSite,
  { former, unit, redirects = {}, ...request }: RemoteRename,
): Promise<MoveResult> {
  const current = expectMovable(site, request)
  const { paths, disabled } = findRemote(site.layout, current, former)
  const units = await stageUnits(site.layout, [unit])
  const gained = units.flatMap(listPaths)
  const others = current?.remotes.filter(({ name }) => name !== former && name !== unit.name) ?? []
  const owned = [...gained, ...others.flatMap((remote) => remote.paths)]
  const lost = paths.filter((path) => !owned.some((each) => ownsPath(each, path)))
  const add = [...(redirects.add ?? []), ...findRedirects(lost, { gained, current, redirects })]
  expectRedirected(former, lost, add)
  const change = {
    units,
    removed: [former],
    redirects: { ...redirects, add },
    // A section that is switched off is not switched on by another name.
    ...(disabled && { disabled: new Map([[unit.name, disabled]]) }),
  }
  const candidate = await buildCandidate(site, change, request)
  return makeMove(site, candidate, { ...request, action: 'rename', subject: former })
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
