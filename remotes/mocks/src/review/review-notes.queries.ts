import type { MockSection } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'

type Reading = Pick<Platform, 'api' | 'session' | 'settings'>

/** The notes of a section’s mocks. Their code is loaded with the first request, after the list. */
export const reviewNotesQuery = (platform: Reading, section: MockSection) =>
  queryOptions({
    queryKey: ['mock-reviews', section],
    queryFn: async () =>
      (await import(/* webpackChunkName: "notes" */ './review-notes.api.ts'))
        .openReviewNotes(platform)
        .list(section),
    // Another tab or person may have added notes.
    staleTime: 0,
  })
