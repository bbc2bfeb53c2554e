import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { mocksEntity } from '../../api/device-entities.ts'
import type { DeviceMock } from './device-mock.ts'

/** The speaking mocks that only this device has; none where a server keeps them. */
export const deviceMocksQuery = ({ drafts, settings }: Pick<Platform, 'drafts' | 'settings'>) =>
  queryOptions({
    queryKey: ['device-speaking-mocks'],
    async queryFn(): Promise<DeviceMock[]> {
      if (settings.features.speakingApi) return []
      const kept = (await drafts.list()).filter(({ key }) => key.entity === mocksEntity)
      // What reads them is large, and most devices have none.
      return kept.length === 0
        ? []
        : (await import(/* webpackChunkName: "speaking-files" */ './list-device-mocks.ts')).listDeviceMocks(
            kept,
          )
    },
    // Nobody tells of a change, here or in another tab.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  })
