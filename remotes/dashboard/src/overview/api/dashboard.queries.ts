import type { ApiClient } from '@console/shared/http'
import { queryOptions } from '@tanstack/react-query'
import { fetchDashboard } from './dashboard.api.ts'

export const dashboardQueries = (api: ApiClient) => ({
  periods: () =>
    queryOptions({
      queryKey: ['dashboard', 'periods'],
      queryFn: ({ signal }) => fetchDashboard(api, signal),
    }),
})
