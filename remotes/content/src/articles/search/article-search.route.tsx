import { ListPage } from '@console/shared/list'
import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { articleQueries } from '../api/article.queries.ts'
import { ArticleSearchPanel } from './article-search-panel.tsx'

export const handle: ScreenHandle = { title: 'Search in all articles' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  await untilSkeleton(queryClient.query({ ...articleQueries(api).list(), staleTime: 'static' }))
  return null
}

export const Component = () => (
  <ListPage
    title="Search in all articles"
    description="Finds words in the titles, paragraphs, lists and tables of every article."
    of="articles"
  >
    <ArticleSearchPanel />
  </ListPage>
)
