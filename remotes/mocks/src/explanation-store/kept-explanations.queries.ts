import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { keptExplanationsKey } from './kept-explanations-key.ts'

/** The notes on all mocks. How they are kept comes with the first question: the search is there before it. */
export const keptExplanationsQuery = (platform: Pick<Platform, 'api' | 'drafts' | 'settings'>) =>
  queryOptions({
    queryKey: keptExplanationsKey,
    queryFn: async () =>
      (await import(/* webpackChunkName: "notes" */ './list-kept-explanations.ts')).listKeptExplanations(
        platform,
      ),
    // Other tabs tell of what they write; this one, and other people, may have written since.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    structuralSharing: false,
    networkMode: 'always',
  })
