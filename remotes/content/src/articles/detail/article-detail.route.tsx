import { platformContext } from '@console/shared/platform-context'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { articleQueries } from '../api/article.queries.ts'
import { parseArticleId } from '../api/article-id.ts'
import { toArticleHandle } from '../article-handle.ts'
import { ArticleDetailPage } from './article-detail-page.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  const detail = articleQueries(api).detail(parseArticleId(params['id']))
  await untilSkeleton(queryClient.query({ ...detail, staleTime: 'static' }))
  return { title: queryClient.getQueryData(detail.queryKey)?.title ?? null }
}

export function Component() {
  return <ArticleDetailPage />
}

export const handle = toArticleHandle((title) => title ?? 'Article')
