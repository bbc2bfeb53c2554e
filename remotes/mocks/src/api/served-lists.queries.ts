import { mockSectionSchema } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { allMocks, mockQueries } from './mock.queries.ts'

type Reading = Pick<Platform, 'api' | 'queryClient' | 'settings'>

/** The lists of all sections whose mocks are on the server, each as its own screen reads it. */
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
    // Each list has been tried again already.
    retry: false,
  })
}
