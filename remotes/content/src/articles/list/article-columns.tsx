import type { ArticleSummary } from '@console/shared/schemas/article'
import { formatNumber } from '@console/shared/ui/number'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { wideColumn } from '@console/shared/ui/row-title'
import { toSortOrder } from '@console/shared/ui/table-sort'
import type { TableColumnsType } from 'antd'
import { formatDuration } from '../article-duration.ts'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'
import styles from './article-columns.module.css'
import { ArticleTitle } from './article-title.tsx'
import type { ArticleListUrl } from './article-view.ts'

export function buildArticleColumns(sort: ArticleListUrl['sort']): TableColumnsType<ArticleSummary> {
  const sortable = (key: string) => ({ key, sorter: true, sortOrder: toSortOrder(sort, key) })
  return [
    {
      ...sortable('title'),
      className: styles.title ?? '',
      title: 'Title',
      render: (_, article) => <ArticleTitle article={article} />,
    },
    {
      ...sortable('type'),
      ...wideColumn,
      title: 'Type',
      render: (_, { type }) => articleTypeLabels[type],
    },
    {
      ...sortable('sub_type'),
      ...wideColumn,
      title: 'Sub type',
      render: (_, { sub_type }) => (sub_type === null ? '–' : articleSubTypeLabels[sub_type]),
    },
    {
      ...sortable('duration'),
      ...wideColumn,
      title: 'Duration',
      align: 'end',
      render: (_, { duration }) => formatDuration(duration),
    },
    {
      ...sortable('author'),
      ...wideColumn,
      title: 'Author',
      render: (_, { author }) => author ?? '–',
    },
    {
      ...sortable('read_count'),
      title: 'Reads',
      align: 'end',
      render: (_, { read_count }) => formatNumber(read_count),
    },
    {
      ...sortable('created_at'),
      ...wideColumn,
      title: 'Created',
      render: (_, { created_at }) => <RelativeTime at={created_at} />,
    },
  ]
}
