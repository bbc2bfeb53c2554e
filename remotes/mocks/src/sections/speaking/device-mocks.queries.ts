import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { mocksEntity } from '../../api/device-entities.ts'
import type { DeviceMock } from './device-mock.ts'

/** Speaking mocks that exist on this device only; empty if a server keeps them. */
export const deviceMocksQuery = ({ drafts, settings }: Pick<Platform, 'drafts' | 'settings'>) =>
  queryOptions({
    queryKey: ['device-speaking-mocks'],
    async queryFn(): Promise<DeviceMock[]> {
      if (settings.features.speakingApi) return []
      const kept = (await drafts.list()).filter(({ key }) => key.entity === mocksEntity)
      // Loads the large parser only if there are any.
      return kept.length === 0
        ? []
        : (await import(/* webpackChunkName: "speaking-files" */ './list-device-mocks.ts')).listDeviceMocks(
            kept,
          )
    },
    // Changes are not announced, neither here nor in other tabs.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  })
