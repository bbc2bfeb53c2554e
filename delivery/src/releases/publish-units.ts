import { changeRelease } from './change-release.ts'
import type { RedirectsRequest } from './compose-release.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import type { UnitToPublish } from './read-built-unit.ts'
import type { StoredPointer } from './read-release.ts'
import type { SiteLayout } from './site-layout.ts'
import { stageUnits } from './stage-unit.ts'

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
