import { isCarried } from '@console/authoring/editor/carried-history'
import type { RecordId } from '@console/shared/http/record-list'
import { platformContext, usePlatform } from '@console/shared/platform-context'
import { useLastShown } from '@console/shared/ui/last-shown'
import { untilSkeleton } from '@console/shared/ui/pending'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { articleQueries } from '../api/article.queries.ts'
import { parseArticleId } from '../api/article-id.ts'
import { toArticleHandle } from '../article-handle.ts'
import { ArticleMissing } from '../article-missing.tsx'
import { ArticleSkeleton } from '../article-skeleton.tsx'
import { blankArticle } from '../document/article-document.ts'
import { ArticleEditor } from './article-editor.tsx'

/**
 * Stale data is used if the server does not respond: a save is compared with the server's copy anyway. After creating
 * an article, its editor stays until the article has loaded.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  const detail = articleQueries(api).detail(parseArticleId(params['id']))
  const isKnown = queryClient.getQueryData(detail.queryKey) !== undefined || isCarried('articles')
  const fresh = queryClient.query(detail)
  if (isKnown) await fresh.catch(() => undefined)
  else await untilSkeleton(fresh)
  return { title: queryClient.getQueryData(detail.queryKey)?.title ?? null }
}

export function Component() {
  const id = parseArticleId(useParams()['id'])
  return (
    <Suspense key={id} fallback={<ArticleSkeleton />}>
      <LoadedEditor id={id} />
    </Suspense>
  )
}

function LoadedEditor({ id }: { id: RecordId }) {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery(articleQueries(api).detail(id))
  // A deleted article stays in the editor, which reports it on saving.
  const record = useLastShown(data)
  if (record === null) return <ArticleMissing id={id} />
  return <ArticleEditor record={record} blank={blankArticle} copyOf={null} />
}

export const handle = toArticleHandle(() => 'Edit', { isBelowArticle: true })
