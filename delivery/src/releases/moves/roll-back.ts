import { buildNoRelease, ReleaseError } from '../../errors/release-error.ts'
import { buildCandidate, toCandidate } from '../candidate/build-candidate.ts'
import { findCurrentRelease, findRecord, type LoadedSite } from '../records/load-site.ts'
import { findLineage } from '../records/release-lineage.ts'
import { assertTrusted, assertTrustedRecord, type Signing } from '../signing/signing.ts'
import { readReleasedUnit } from '../units/read-released-unit.ts'
import { expectIntact, expectIntactUnit } from '../verification/expect-intact.ts'
import { expectCurrent, expectMovable } from './expect-movable.ts'
import { makeMove, toMoveResult, writeCandidate } from './make-move.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import type { Movement } from './to-move.ts'
import { findVersion } from './unit-versions.ts'

/** Only for the holder of the lock. Without a pointer, or in place of one that is damaged, `id` has to be given. */
export const rollBack = (
  site: LoadedSite,
  request: MoveRequest & { id?: string | undefined },
): Promise<MoveResult> => moveTo(site, { ...request, action: 'rollback' })

/** To a release that was made before, as it is. Only for the holder of the lock. */
export async function moveTo(
  site: LoadedSite,
  { id, ...movement }: Movement & { id?: string | undefined },
): Promise<MoveResult> {
  const { signing } = movement
  expectCurrent(site, movement.expect)
  if (signing === undefined) assertTrusted(site, movement)
  const previous = findCurrentRelease(site)
  const release = findRecord(site, id ?? findDefault(site, previous?.id))
  if (signing !== undefined) assertTrustedRecord(site, release.id, signing)
  const candidate = toCandidate(site, release)
  // Signing is the way out of a pointer that somebody changed or put back: it moves to the same release too.
  if (release.id === previous?.id && signing === undefined) return toMoveResult('unchanged', candidate)
  await expectIntact(site.published, release)
  await writeCandidate(site, candidate, movement)
  return toMoveResult('moved', candidate)
}

export type UnitRollback = MoveRequest & {
  /** A remote's name or `shell`. */
  unit: string
  /** A version, its hash or the beginning of either; by default the one before the current one. */
  to?: string | undefined
}

/**
 * Puts an earlier version of one unit beside what is current: a combination that may never have been there, and is
 * checked like any other. A canary of the remote ends. Only for the holder of the lock.
 */
export async function rollBackUnit(
  site: LoadedSite,
  { unit, to, ...request }: UnitRollback,
): Promise<MoveResult> {
  const current = expectMovable(site, request)
  if (current === undefined) throw buildNoRelease(site.layout.dir)
  const found = findVersion(site, current, { name: unit, asked: to })
  if (request.signing !== undefined) assertTrustedRecord(site, found.record.id, request.signing)
  const restored = readReleasedUnit(found.record, unit, found.version)
  await expectIntactUnit(site.published, restored)
  const isRemote = current.remotes.some(({ name }) => name === unit)
  const change = { units: [restored], ...(isRemote && { canaries: new Map([[unit, undefined]]) }) }
  const candidate = await buildCandidate(site, change, request)
  return makeMove(site, candidate, { ...request, action: 'rollback', subject: unit })
}

/** Signs the current release again, with a later time at which it expires. Only for the holder of the lock. */
export async function renewRelease(
  site: LoadedSite,
  request: MoveRequest & { signing: Signing },
): Promise<MoveResult> {
  const current = expectMovable(site, request)
  if (current === undefined) throw buildNoRelease(site.layout.dir)
  await expectIntact(site.published, current)
  const candidate = toCandidate(site, current)
  await writeCandidate(site, candidate, { ...request, action: 'renew' })
  return toMoveResult('moved', candidate)
}

function findDefault(site: LoadedSite, current: string | undefined): string {
  if (current === undefined) throw buildNoRelease(site.layout.dir)
  const lineage = findLineage(site)
  const before = lineage.at(-1) === current ? lineage.at(-2) : lineage.at(-1)
  if (before === undefined)
    throw new ReleaseError(
      'no-release',
      `${current} is the first release, so there is none before it. Name the one you want: pnpm release rollback <id>.`,
    )
  return before
}
