import type { RedirectsRequest } from '../candidate/compose-release.ts'
import type { LoadedSite } from '../records/load-site.ts'
import type { UnitToPublish } from '../units/read-built-unit.ts'
import { stageUnits } from '../units/stage-unit.ts'
import { changeRelease } from './change-release.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'

export type UnitsRequest = MoveRequest & {
  units: readonly UnitToPublish[]
  redirects?: RedirectsRequest | undefined
}

/** Only for the holder of the lock. */
export function publishUnits(
  site: LoadedSite,
  { units, redirects, ...request }: UnitsRequest,
): Promise<MoveResult> {
  const publication = { ...request, action: 'publish' } as const
  return changeRelease(site, publication, async () => ({
    units: await stageUnits(site.layout, units),
    redirects,
  }))
}
