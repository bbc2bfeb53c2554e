import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { readOwner, toMockKey } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { listChecks } from './device-checks.ts'

/** Results are kept on the device that ran the checks. */
export const checksQuery = (platform: Pick<Platform, 'session'>, mock: MockRef) =>
  queryOptions({
    queryKey: ['mock-checks', mock.section, mock.id],
    queryFn: () => listChecks(readOwner(platform), toMockKey(mock)),
    staleTime: 0,
    networkMode: 'always',
  })
