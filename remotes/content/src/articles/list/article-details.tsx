import { readText } from '@console/shared/http/unreadable-fields'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { formatDuration } from '../article-duration.ts'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'

/** On a phone, below the title. */
export function ArticleDetails({ article }: { article: ArticleSummary }) {
  const { type, sub_type, author, created_at, duration } = article
  return (
    <>
      <span>
        {sub_type === null
          ? readText(article, 'type', () => articleTypeLabels[type])
          : articleSubTypeLabels[sub_type]}
      </span>
      <span>{formatDuration(duration)}</span>
      {author !== null && <span>{author}</span>}
      <RelativeTime at={created_at} />
    </>
  )
}
