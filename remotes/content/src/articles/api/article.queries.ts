import type { ApiClient } from '@console/shared/http'
import { queryOptions } from '@tanstack/react-query'
import { fetchArticles } from './article.api.ts'

const allArticles = ['articles'] as const

export const articleQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: [...allArticles, 'list'],
      queryFn: ({ signal }) => fetchArticles(api, signal),
    }),
})
