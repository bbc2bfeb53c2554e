import type { ArticleSummary } from '@console/shared/schemas/article'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { formatDuration } from '../article-duration.ts'
import { toArticleType } from '../article-labels.ts'

/** On a phone, below the title. */
export function ArticleDetails({ article }: { article: ArticleSummary }) {
  const { author, created_at, duration } = article
  return (
    <>
      <span>{toArticleType(article)}</span>
      <span>{formatDuration(duration)}</span>
      {author !== null && <span>{author}</span>}
      <RelativeTime at={created_at} />
    </>
  )
}
