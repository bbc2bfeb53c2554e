import type { ListColumn } from '@console/shared/list'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { PublicationDot } from '@console/shared/ui/status-dot'
import { isTimestamp, parseTimestamp } from '@console/values/time/timestamp'
import { formatDuration, toMinutes } from '../article-duration.ts'
import { toArticleType } from '../article-labels.ts'
import styles from './article-columns.module.css'
import { readStatus } from './read-status.ts'

export const articleColumns: readonly [ListColumn<ArticleSummary>, ...ListColumn<ArticleSummary>[]] = [
  {
    key: 'title',
    title: 'Title',
    className: styles.title ?? '',
    value: ({ title }) => title,
  },
  {
    key: 'sub_type',
    title: 'Type',
    className: styles.word ?? '',
    value: toArticleType,
  },
  {
    key: 'duration',
    title: 'Duration',
    align: 'end',
    isSpare: true,
    className: styles.word ?? '',
    value: ({ duration }) => toMinutes(duration),
    render: ({ duration }) => formatDuration(duration),
  },
  {
    key: 'status',
    title: 'Status',
    value: (article) => readStatus(article),
    render: (article) => <ArticleStatus article={article} />,
  },
  {
    key: 'author',
    title: 'Author',
    className: styles.author ?? '',
    value: ({ author }) => author,
    render: ({ author }) => (author === null ? '–' : <span title={author}>{author}</span>),
  },
  { key: 'read_count', title: 'Reads', align: 'end', isOnPhone: true, value: ({ read_count }) => read_count },
  {
    key: 'created_at',
    title: 'Created',
    value: ({ created_at }) => parseTimestamp(created_at),
    isMoment: true,
    exported: ({ created_at }) => created_at,
  },
  // The specification names neither in rows.
  {
    key: 'updated_at',
    title: 'Updated',
    isExtra: true,
    isOptional: true,
    isMoment: true,
    value: (article) => parseTimestamp(readChange(article) ?? '') || null,
    exported: readChange,
  },
  {
    key: 'updated_by',
    title: 'Updated by',
    isExtra: true,
    isOptional: true,
    value: ({ updated_by: by }) => (typeof by === 'string' || typeof by === 'number' ? by : null),
  },
]

function readChange({ updated_at: at }: ArticleSummary) {
  return typeof at === 'string' && isTimestamp(at) ? at : null
}

function ArticleStatus({ article }: { article: ArticleSummary }) {
  const status = readStatus(article)
  return status === null ? 'Not loaded' : <PublicationDot status={status} />
}
