import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { articleQueries } from '../api/article.queries.ts'
import { parseArticleId } from '../api/article-id.ts'
import { ArticleMissing } from '../article-missing.tsx'
import { ArticleSkeleton } from '../article-skeleton.tsx'
import { ArticleDetail } from './article-detail.tsx'

export function ArticleDetailPage() {
  const id = parseArticleId(useParams()['id'])
  return (
    <Suspense key={id} fallback={<ArticleSkeleton />}>
      <LoadedArticle id={id} />
    </Suspense>
  )
}

function LoadedArticle({ id }: { id: RecordId }) {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery(articleQueries(api).detail(id))
  return data === null ? <ArticleMissing id={id} /> : <ArticleDetail article={data} />
}
