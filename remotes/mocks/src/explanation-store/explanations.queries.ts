import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { isKeptByServer } from '../api/companion-store.ts'
import { openDeviceExplanations } from './device-explanations.ts'
import type { ExplainableMock } from './explainable-mock.ts'
import type { OpenExplanations } from './open-explanations.ts'

type Reading = Pick<Platform, 'api' | 'drafts' | 'session' | 'settings'>

/** Opens the store on the server if it keeps explanations, otherwise on this device. */
export function explanationsQuery(platform: Reading, mock: ExplainableMock) {
  const isServed = isKeptByServer(platform)
  return queryOptions({
    queryKey: ['mock-notes', mock.section, mock.id],
    queryFn: async (): Promise<OpenExplanations> => {
      if (!isServed) return openDeviceExplanations(platform, mock)
      const { openServerExplanations } = await import(
        /* webpackChunkName: "notes" */ './server-explanations.ts'
      )
      return openServerExplanations(platform, mock)
    },
    staleTime: 'static',
    // The value is a live store, which must not be compared or copied.
    structuralSharing: false,
    networkMode: isServed ? 'online' : 'always',
  })
}
