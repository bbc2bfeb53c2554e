import type { ApiClient } from '@console/shared/http'
import { queryOptions } from '@tanstack/react-query'
import type { ServedSection } from '../mock-section.ts'
import { fetchMocks } from './mock.api.ts'

const allMocks = ['mocks'] as const

export const mockQueries = (api: ApiClient) => ({
  list: (section: ServedSection) =>
    queryOptions({
      queryKey: [...allMocks, section, 'list'],
      queryFn: ({ signal }) => fetchMocks(api, section, signal),
    }),
})
