import type { ReleaseRecord } from '@console/shared/release'
import { buildNoRelease, ReleaseError } from '../../errors/release-error.ts'
import { buildCandidate } from '../candidate/build-candidate.ts'
import type { RedirectsRequest } from '../candidate/compose-release.ts'
import type { LoadedSite } from '../records/load-site.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { expectMovable } from './expect-movable.ts'
import { makeMove } from './make-move.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { listNames } from './unit-versions.ts'

export type RemoteRequest = MoveRequest & { remote: string }
export type RemovalRequest = RemoteRequest & { redirects?: RedirectsRequest | undefined }

/** Takes a remote out of the release; its files and its history stay. Only for the holder of the lock. */
export async function removeRemote(
  site: LoadedSite,
  { remote, redirects, ...request }: RemovalRequest,
): Promise<MoveResult> {
  findRemote(site.layout, expectMovable(site, request), remote)
  const candidate = await buildCandidate(site, { removed: [remote], redirects }, request)
  return makeMove(site, candidate, { ...request, action: 'remove', subject: remote })
}

/** Switches a remote off for everybody: `reason` is shown to them. Only for the holder of the lock. */
export async function disableRemote(
  site: LoadedSite,
  { remote, ...request }: RemoteRequest,
): Promise<MoveResult> {
  const { disabled } = findRemote(site.layout, expectMovable(site, request), remote)
  const since = disabled?.since ?? new Date().toISOString()
  const change = { disabled: new Map([[remote, { reason: request.reason, since }]]) }
  const candidate = await buildCandidate(site, change, request)
  return makeMove(site, candidate, { ...request, action: 'disable', subject: remote })
}

/** Switches a remote on again. Only for the holder of the lock. */
export async function enableRemote(
  site: LoadedSite,
  { remote, ...request }: RemoteRequest,
): Promise<MoveResult> {
  findRemote(site.layout, expectMovable(site, request), remote)
  const candidate = await buildCandidate(site, { disabled: new Map([[remote, undefined]]) }, request)
  return makeMove(site, candidate, { ...request, action: 'enable', subject: remote })
}

/** @throws ReleaseError `unknown-unit`, `no-release`. */
export function findRemote(layout: SiteLayout, record: ReleaseRecord | undefined, name: string) {
  if (record === undefined) throw buildNoRelease(layout.dir)
  const remote = record.remotes.find((each) => each.name === name)
  if (remote !== undefined) return remote
  throw new ReleaseError(
    'unknown-unit',
    name === 'shell'
      ? 'The shell is not a remote: without it there is no console. Roll it back with pnpm release rollback shell.'
      : `The current release has no remote “${name}”. It has: ${listNames(record)}.`,
  )
}
