import type { ArticleSummary } from '@console/shared/schemas/article'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { RowTitle } from '@console/shared/ui/row-title'
import { formatDuration } from '../article-duration.ts'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'
import { ArticleThumbnail } from './article-thumbnail.tsx'
import styles from './article-title.module.css'

/** First cell of an article's row: title, sub title and picture. */
export function ArticleTitle({ article }: { article: ArticleSummary }) {
  const { title, sub_title, image, type, sub_type, author, created_at } = article
  return (
    <div className={styles.cell}>
      <div className={styles.texts}>
        <RowTitle
          details={
            <>
              <span>{sub_type === null ? articleTypeLabels[type] : articleSubTypeLabels[sub_type]}</span>
              <span>{formatDuration(article.duration)}</span>
              {author !== null && <span>{author}</span>}
              <RelativeTime at={created_at} />
            </>
          }
        >
          {title}
          {sub_title !== null && <p className={styles.subTitle}>{sub_title}</p>}
        </RowTitle>
      </div>
      <div className={styles.picture}>
        <ArticleThumbnail key={image} address={image} />
      </div>
    </div>
  )
}
