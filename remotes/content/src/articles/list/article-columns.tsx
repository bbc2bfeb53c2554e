import type { ListColumn } from '@console/shared/list'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { parseMoment } from '@console/shared/time/moment'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { formatDuration, toMinutes } from '../article-duration.ts'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'
import styles from './article-columns.module.css'

export const articleColumns: readonly [ListColumn<ArticleSummary>, ...ListColumn<ArticleSummary>[]] = [
  {
    key: 'title',
    title: 'Title',
    className: styles.title ?? '',
    value: ({ title }) => title,
  },
  { key: 'type', title: 'Type', value: ({ type }) => articleTypeLabels[type] },
  {
    key: 'sub_type',
    title: 'Sub type',
    value: ({ sub_type }) => sub_type && articleSubTypeLabels[sub_type],
  },
  {
    key: 'duration',
    title: 'Duration',
    align: 'end',
    value: ({ duration }) => toMinutes(duration),
    render: ({ duration }) => formatDuration(duration),
  },
  { key: 'author', title: 'Author', value: ({ author }) => author },
  { key: 'read_count', title: 'Reads', align: 'end', isOnPhone: true, value: ({ read_count }) => read_count },
  {
    key: 'created_at',
    title: 'Created',
    value: ({ created_at }) => parseMoment(created_at),
    render: ({ created_at }) => <RelativeTime at={created_at} />,
    exported: ({ created_at }) => created_at,
  },
]
