import { buildCandidate } from '../candidate/build-candidate.ts'
import type { RedirectsRequest } from '../candidate/compose-release.ts'
import type { LoadedSite } from '../records/load-site.ts'
import type { UnitToPublish } from '../units/read-built-unit.ts'
import { stageUnits } from '../units/stage-unit.ts'
import { expectMovable } from './expect-movable.ts'
import { makeMove } from './make-move.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'

export type UnitsRequest = MoveRequest & {
  units: readonly UnitToPublish[]
  redirects?: RedirectsRequest | undefined
}

/** Only for the holder of the lock. */
export async function publishUnits(
  site: LoadedSite,
  { units, redirects, ...request }: UnitsRequest,
): Promise<MoveResult> {
  expectMovable(site, request)
  const staged = await stageUnits(site.layout, units)
  const candidate = await buildCandidate(site, { units: staged, redirects }, request)
  return makeMove(site, candidate, { ...request, action: 'publish' })
}
