import { buildRefusal, ReleaseError } from '../../errors/release-error.ts'
import { buildCandidate } from '../candidate/build-candidate.ts'
import { findRecord, type LoadedSite } from '../records/load-site.ts'
import { listUnits } from '../records/release-units.ts'
import { findUnnamedApis } from '../rules/find-problems.ts'
import { assertTrustedRecord } from '../signing/signing.ts'
import { readReleasedUnit } from '../units/read-released-unit.ts'
import { expectIntactUnit } from '../verification/expect-intact.ts'
import { expectMovable } from './expect-movable.ts'
import { makeMove } from './make-move.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { moveTo } from './roll-back.ts'
import { listNames } from './unit-versions.ts'

export type Promotion = MoveRequest & {
  /** The environment to promote from. */
  source: string
  /** The release that is current there. */
  id: string
  /** The remotes or the shell that are asked for; none for the whole release. */
  units: readonly string[]
}

/**
 * Makes current here what is current in another environment: the same versions, byte for byte. Single units come beside
 * what is current here, and the combination is checked like any other. Only for the holder of the lock.
 */
export async function promoteRelease(
  site: LoadedSite,
  { source, id, units, ...request }: Promotion,
): Promise<MoveResult> {
  const movement = { ...request, action: 'promote', subject: source } as const
  if (units.length === 0) {
    // Each environment has a configuration of its own.
    const problems = findRecord(site, id).remotes.flatMap((remote) =>
      findUnnamedApis(remote, request.place ?? {}),
    )
    if (problems.length > 0) throw buildRefusal(problems)
    return moveTo(site, { ...movement, id })
  }
  expectMovable(site, request)
  const record = findRecord(site, id)
  const missing = units.filter((name) => !listUnits(record).some((unit) => unit.name === name))
  if (missing.length > 0)
    throw new ReleaseError(
      'unknown-unit',
      `${source} has no ${missing.join(' and no ')}. It has: ${listNames(record)}.`,
    )
  if (request.signing !== undefined) assertTrustedRecord(site, id, request.signing)
  const taken = units.map((name) => readReleasedUnit(record, name))
  for (const unit of taken) await expectIntactUnit(site.published, unit)
  return makeMove(site, await buildCandidate(site, { units: taken }, request), movement)
}
