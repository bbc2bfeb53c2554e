import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { listDeviceMocks } from './device-mock.ts'

/** The speaking mocks that only this device has; none where a server keeps them. */
export const deviceMocksQuery = ({ drafts, settings }: Pick<Platform, 'drafts' | 'settings'>) =>
  queryOptions({
    queryKey: ['device-speaking-mocks'],
    queryFn: async () => (settings.features.speakingApi ? [] : listDeviceMocks(await drafts.list())),
    // Nobody tells of a change, here or in another tab.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  })
