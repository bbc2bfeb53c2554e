import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { articleQueries } from '../api/article.queries.ts'
import { ArticleSearchPage } from './article-search-page.tsx'

export const handle: ScreenHandle = { title: 'Search in all articles' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  await untilSkeleton(queryClient.query({ ...articleQueries(api).list(), staleTime: 'static' }))
  return null
}

export const Component = () => <ArticleSearchPage />
