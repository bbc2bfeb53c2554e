import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { openDeviceNotes } from './device-notes.ts'
import type { NotedMock } from './noted-mock.ts'
import type { OpenNotes } from './open-notes.ts'

type Reading = Pick<Platform, 'api' | 'drafts' | 'session' | 'settings'>

/** Of the server where it keeps notes on mocks, else of this device. */
export function mockNotesQuery(platform: Reading, mock: NotedMock) {
  const isServed = platform.settings.features.versions === true
  return queryOptions({
    queryKey: ['mock-notes', mock.section, mock.id],
    queryFn: async (): Promise<OpenNotes> => {
      if (!isServed) return openDeviceNotes(platform, mock)
      const { openServedNotes } = await import(/* webpackChunkName: "notes" */ './served-notes.ts')
      return openServedNotes(platform, mock)
    },
    staleTime: 'static',
    // What is open is a thing that goes on, not a value to be compared.
    structuralSharing: false,
    networkMode: isServed ? 'online' : 'always',
  })
}
