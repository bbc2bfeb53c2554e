import type { MockSection } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'

type Reading = Pick<Platform, 'api' | 'session' | 'settings'>

/** What is noted of the mocks of a section. How it is kept comes with the first question: a list is there before it. */
export const notesQuery = (platform: Reading, section: MockSection) =>
  queryOptions({
    queryKey: ['mock-reviews', section],
    queryFn: async () =>
      (await import(/* webpackChunkName: "notes" */ './review-notes.api.ts'))
        .openReviewNotes(platform)
        .list(section),
    // Another tab, or another person, may have noted something since.
    staleTime: 0,
  })
