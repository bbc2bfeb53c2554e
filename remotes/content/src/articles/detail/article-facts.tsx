import { readText } from '@console/shared/http/unreadable-fields'
import type { Article } from '@console/shared/schemas/article'
import { formatNumber } from '@console/shared/ui/number'
import { RelativeTime } from '@console/shared/ui/relative-time'
import type { ReactNode } from 'react'
import { formatDuration } from '../article-duration.ts'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'
import { toReadingMinutes } from '../document/section-texts.ts'
import styles from './article-facts.module.css'

type ArticleFactsProps = { article: Article; words: number }

export function ArticleFacts({ article, words }: ArticleFactsProps) {
  const { type, sub_type, duration, author, read_count, slug } = article
  const facts: [label: string, value: ReactNode][] = [
    [
      'Type',
      [
        readText(article, 'type', () => articleTypeLabels[type]),
        ...(sub_type === null ? [] : [articleSubTypeLabels[sub_type]]),
      ].join(' · '),
    ],
    ['Author', author ?? 'Unknown'],
    ['Length', `${formatNumber(words)} words`],
    ['Reading time', duration === null ? `${toReadingMinutes(words)} min` : formatDuration(duration)],
    ['Reads', readText(article, 'read_count', () => formatNumber(read_count))],
    ['Created', <RelativeTime key="created" at={article.created_at} />],
    ['Updated', <RelativeTime key="updated" at={article.updated_at} />],
    ['Slug', <code key="slug">{slug}</code>],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
