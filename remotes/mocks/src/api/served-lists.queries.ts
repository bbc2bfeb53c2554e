import { mockSectionSchema } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { allMocks, mockQueries } from './mock.queries.ts'

type Reading = Pick<Platform, 'api' | 'queryClient' | 'settings'>

/** The lists of all sections with mocks on the server, cached under the keys of their own screens. */
export const servedListsQuery = ({ api, queryClient, settings }: Reading) => {
  const sections = mockSectionSchema.options.filter(
    (section) => section !== 'speaking' || settings.features.speakingApi,
  )
  return queryOptions({
    queryKey: [...allMocks, 'lists'],
    queryFn: () =>
      Promise.all(
        sections.map(async (section) => ({
          section,
          list: await queryClient.query(mockQueries(api).list(section)),
        })),
      ),
    // Each list query already retries.
    retry: false,
  })
}
