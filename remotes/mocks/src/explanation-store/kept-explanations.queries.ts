import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { keptExplanationsKey } from './kept-explanations-key.ts'

/** All explanations, for searching. The code that reads them is loaded with the first request. */
export const keptExplanationsQuery = (platform: Pick<Platform, 'api' | 'drafts' | 'session' | 'settings'>) =>
  queryOptions({
    queryKey: keptExplanationsKey,
    queryFn: async () => {
      const stores = await import(/* webpackChunkName: "notes" */ './explanation-store.ts')
      return (await stores.openExplanationStore(platform)).list()
    },
    // Other tabs notify of their changes; this tab and other people may have changed some since.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    structuralSharing: false,
    networkMode: 'always',
  })
