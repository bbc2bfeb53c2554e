import type { ReleaseRecord } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import type { RedirectsRequest } from '../candidate/compose-release.ts'
import type { LoadedSite } from '../records/load-site.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { changeRelease } from './change-release.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { listNames } from './unit-versions.ts'

export type RemoteRequest = MoveRequest & { remote: string }
export type RemovalRequest = RemoteRequest & { redirects?: RedirectsRequest | undefined }

/** Takes a remote out of the release; its files and its history stay. Only for the holder of the lock. */
export function removeRemote(
  site: LoadedSite,
  { remote, redirects, ...request }: RemovalRequest,
): Promise<MoveResult> {
  const movement = { ...request, action: 'remove', subject: remote } as const
  return changeRelease(site, movement, async (record) => {
    findRemote(site.layout, record, remote)
    return { removed: [remote], redirects }
  })
}

/** Switches a remote off for everybody: `reason` is shown to them. Only for the holder of the lock. */
export function disableRemote(site: LoadedSite, { remote, ...request }: RemoteRequest): Promise<MoveResult> {
  const movement = { ...request, action: 'disable', subject: remote } as const
  return changeRelease(site, movement, async (record) => {
    const { disabled } = findRemote(site.layout, record, remote)
    const since = disabled?.since ?? new Date().toISOString()
    return { disabled: new Map([[remote, { reason: request.reason, since }]]) }
  })
}

/** Switches a remote on again. Only for the holder of the lock. */
export function enableRemote(site: LoadedSite, { remote, ...request }: RemoteRequest): Promise<MoveResult> {
  const movement = { ...request, action: 'enable', subject: remote } as const
  return changeRelease(site, movement, async (record) => {
    findRemote(site.layout, record, remote)
    return { disabled: new Map([[remote, undefined]]) }
  })
}

/** Changes where paths lead that nobody owns any more, and nothing else. Only for the holder of the lock. */
export function redirectPaths(
  site: LoadedSite,
  { redirects, ...request }: MoveRequest & { redirects: RedirectsRequest },
): Promise<MoveResult> {
  return changeRelease(site, { ...request, action: 'redirect' }, async () => ({ redirects }))
}

/** @throws ReleaseError `unknown-unit`, `no-release`. */
export function findRemote(layout: SiteLayout, record: ReleaseRecord | undefined, name: string) {
  if (record === undefined)
    throw new ReleaseError('no-release', `Nothing has been published into ${layout.dir} yet.`)
  const remote = record.remotes.find((each) => each.name === name)
  if (remote !== undefined) return remote
  throw new ReleaseError(
    'unknown-unit',
    name === 'shell'
      ? 'The shell is not a remote: without it there is no console. Roll it back with pnpm release rollback shell.'
      : `The current release has no remote “${name}”. It has: ${listNames(record)}.`,
  )
}
