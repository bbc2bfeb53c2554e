import type { ApiClient } from '@console/shared/http'
import type { MockSection } from '@console/shared/schemas/mock'
import { queryOptions } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { fetchMock } from '../api/mock.api.ts'
import { allMocks } from '../api/mock.queries.ts'

/** So many mocks are read at a time for a list; what a person opens meanwhile does not wait behind dozens. */
const limit = pLimit(4)

/**
 * What a row does not say of its mock: the mock type, and what the checks find. The checks are code of the editors, and
 * come when they are first needed.
 */
export const mockFactsQuery = (api: ApiClient, section: MockSection, id: number) =>
  queryOptions({
    queryKey: [...allMocks, section, 'facts', id],
    queryFn: async ({ signal }) => {
      const [mock, { checkRecord }] = await Promise.all([
        // A row that is out of sight by its turn has an aborted signal, and asks for nothing.
        limit(() => fetchMock(api, section, id, signal)),
        import(/* webpackChunkName: "checks" */ './check-record.ts'),
      ])
      return checkRecord(mock)
    },
    // Small, and costly to find again: a report of hundreds of mocks may be open for hours.
    gcTime: Number.POSITIVE_INFINITY,
  })
