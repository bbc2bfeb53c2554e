import type { RecordedCanary, ReleaseRecord } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import { buildCandidate } from '../candidate/build-candidate.ts'
import type { LoadedSite } from '../records/load-site.ts'
import { assertTrustedRecord } from '../signing/signing.ts'
import { onlyUnit } from '../units/only-unit.ts'
import type { BuiltUnit, UnitToPublish } from '../units/read-built-unit.ts'
import { readReleasedUnit } from '../units/read-released-unit.ts'
import { stageUnits } from '../units/stage-unit.ts'
import { expectIntactUnit } from '../verification/expect-intact.ts'
import { findRemote, type RemoteRequest } from './change-remotes.ts'
import { expectMovable } from './expect-movable.ts'
import { makeMove } from './make-move.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { findVersion } from './unit-versions.ts'

/** Who has a canary. At least one of the fields has to name somebody. */
type Audience = Pick<RecordedCanary, 'share' | 'roles'>

export type CanaryStart = MoveRequest &
  Audience & {
    remote: string
    /** A built unit, or a version in the release folder: its name, its hash or the beginning of either. */
    source: UnitToPublish | string
    since: string
  }

/** Puts another version beside the released one, for some of the staff. Only for the holder of the lock. */
export async function startCanary(
  site: LoadedSite,
  { remote, source, since, share, roles, ...request }: CanaryStart,
): Promise<MoveResult> {
  const current = expectMovable(site, request)
  const released = findRemote(site.layout, current, remote)
  if (current?.shell.canary === undefined)
    throw new ReleaseError(
      'refused',
      `The released shell ${current?.shell.version} gives everybody the released version: it was built before canaries. Publish the shell first.`,
    )
  const unit = await takeUnit(site, current, { remote, source, request })
  if (unit.version === released.version)
    throw new ReleaseError(
      'refused',
      `${remote} ${unit.version} is the released version, which everybody has already. Change something in ${remote}, build it and start the canary again.`,
    )
  const begins = released.canary?.remote.version === unit.version ? released.canary.since : since
  const audience = { share, ...(roles && { roles }) }
  const change = { canaries: new Map([[remote, { ...audience, since: begins, unit }]]) }
  const candidate = await buildCandidate(site, change, request)
  return makeMove(site, candidate, { ...request, action: 'canary start', subject: remote })
}

type Wanted = Pick<CanaryStart, 'remote' | 'source'> & { request: MoveRequest }

async function takeUnit(
  site: LoadedSite,
  record: ReleaseRecord,
  { remote, source, request }: Wanted,
): Promise<BuiltUnit> {
  if (typeof source !== 'string') return onlyUnit(await stageUnits(site.layout, [source]))
  const found = findVersion(site, record, { name: remote, asked: source })
  if (request.signing !== undefined) assertTrustedRecord(site, found.record.id, request.signing)
  return restore(site, found.record, { name: remote, version: found.version })
}

export type CanaryShare = RemoteRequest & { share: number }

/** Changes the share of staff who have the canary. Only for the holder of the lock. */
export async function shareCanary(
  site: LoadedSite,
  { remote, share, ...request }: CanaryShare,
): Promise<MoveResult> {
  const current = expectMovable(site, request)
  const { remote: _, ...audience } = findCanary(site, current, remote).canary
  const change = { canaries: new Map([[remote, { ...audience, share }]]) }
  const candidate = await buildCandidate(site, change, request)
  return makeMove(site, candidate, { ...request, action: 'canary share', subject: remote })
}

/** Gives everybody the canary, byte for byte. Only for the holder of the lock. */
export async function promoteCanary(
  site: LoadedSite,
  { remote, ...request }: RemoteRequest,
): Promise<MoveResult> {
  const { canary, record } = findCanary(site, expectMovable(site, request), remote)
  const unit = await restore(site, record, { name: remote, version: canary.remote.version })
  const change = { units: [unit], canaries: new Map([[remote, undefined]]) }
  const candidate = await buildCandidate(site, change, request)
  return makeMove(site, candidate, { ...request, action: 'canary promote', subject: remote })
}

/** Ends the canary: everybody has the released version again. Only for the holder of the lock. */
export async function abortCanary(
  site: LoadedSite,
  { remote, ...request }: RemoteRequest,
): Promise<MoveResult> {
  findCanary(site, expectMovable(site, request), remote)
  const candidate = await buildCandidate(site, { canaries: new Map([[remote, undefined]]) }, request)
  return makeMove(site, candidate, { ...request, action: 'canary abort', subject: remote })
}

async function restore(
  site: LoadedSite,
  record: ReleaseRecord,
  { name, version }: { name: string; version: string },
): Promise<BuiltUnit> {
  const unit = readReleasedUnit(record, name, version)
  await expectIntactUnit(site.published, unit)
  return unit
}

/** @throws ReleaseError `unknown-unit`, `no-release`. */
function findCanary(site: LoadedSite, record: ReleaseRecord | undefined, name: string) {
  const { canary } = findRemote(site.layout, record, name)
  if (canary !== undefined && record !== undefined) return { canary, record }
  throw new ReleaseError(
    'unknown-unit',
    `${name} has no canary. Start one: pnpm release canary start ${name} --share 10.`,
  )
}
