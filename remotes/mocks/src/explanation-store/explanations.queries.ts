import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { isKeptByServer } from '../api/companion-store.ts'
import type { ExplainableMock } from './explainable-mock.ts'
import { openExplanationStore } from './explanation-store.ts'

type Reading = Pick<Platform, 'api' | 'drafts' | 'session' | 'settings'>

export const explanationsQuery = (platform: Reading, mock: ExplainableMock) =>
  queryOptions({
    queryKey: ['mock-notes', mock.section, mock.id],
    queryFn: async () => (await openExplanationStore(platform)).open(mock),
    staleTime: 'static',
    // The value is a live store, which must not be compared or copied.
    structuralSharing: false,
    networkMode: isKeptByServer(platform) ? 'online' : 'always',
  })
