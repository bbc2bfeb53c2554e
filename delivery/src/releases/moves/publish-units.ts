import type { RedirectsRequest } from '../candidate/compose-release.ts'
import type { StoredPointer } from '../records/read-release.ts'
import type { SiteLayout } from '../site/site-layout.ts'
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
  layout: SiteLayout,
  current: StoredPointer | undefined,
  { units, redirects, ...request }: UnitsRequest,
): Promise<MoveResult> {
  const publication = { ...request, action: 'publish' } as const
  return changeRelease(layout, current, publication, async () => ({
    units: await stageUnits(layout, units),
    redirects,
  }))
}
