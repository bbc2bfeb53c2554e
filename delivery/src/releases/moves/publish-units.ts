import { buildCandidate } from '../candidate/build-candidate.ts'
import type { RedirectsRequest } from '../candidate/compose-release.ts'
import type { LoadedSite } from '../records/load-site.ts'
import type { UnitToPublish } from '../units/read-built-unit.ts'
import { stageUnits } from '../units/stage-unit.ts'
import { expectMovable } from './expect-movable.ts'
import { makeMove } from './make-move.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { toReplacement } from './to-replacement.ts'

export type UnitsRequest = MoveRequest & {
  /** None to change redirects alone. */
  units: readonly UnitToPublish[]
  redirects?: RedirectsRequest | undefined
  /** A remote that the units take the place of. */
  insteadOf?: string | undefined
}

/** Only for the holder of the lock. */
export async function publishUnits(
  site: LoadedSite,
  { units, redirects, insteadOf, ...request }: UnitsRequest,
): Promise<MoveResult> {
  const current = expectMovable(site, request)
  const staged = await stageUnits(site.layout, units)
  const change =
    insteadOf === undefined
      ? { units: staged, redirects }
      : toReplacement(site.layout, { current, former: insteadOf, units: staged, redirects })
  const candidate = await buildCandidate(site, change, request)
  if (insteadOf !== undefined)
    return makeMove(site, candidate, { ...request, action: 'rename', subject: insteadOf })
  return makeMove(site, candidate, { ...request, action: units.length === 0 ? 'redirect' : 'publish' })
}
