import type { ReleaseRecord } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import { findCurrent, findCurrentRecord, type LoadedSite } from '../records/load-site.ts'
import { assertTrusted } from '../signing/signing.ts'
import type { MoveRequest } from './move-result.ts'

/**
 * A move starts from the current release, which has to be the one that is expected and signed by a key that is trusted.
 * @returns its record; undefined before the first release.
 * @throws ReleaseError `moved-on`, `unsigned`, `untrusted`.
 */
export function expectMovable(site: LoadedSite, request: MoveRequest): ReleaseRecord | undefined {
  expectCurrent(site, request.expect)
  assertTrusted(site, request)
  return findCurrentRecord(site)
}

/**
 * The person decided about one release, so the move is refused when another one is current.
 * @throws ReleaseError `moved-on`.
 */
export function expectCurrent(site: LoadedSite, expected: string | undefined): void {
  const current = findCurrent(site)
  if (expected === undefined || expected === current?.release.id) return
  const now =
    current === undefined ? 'There is no current release' : `The current release is ${current.release.id}`
  throw new ReleaseError(
    'moved-on',
    `${now}, not ${expected}, so nothing was changed. See what happened meanwhile with pnpm release list, and decide again.`,
  )
}
