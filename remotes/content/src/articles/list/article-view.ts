import { defineList, rangeFilter, toChoices, updatedByFilter, updatedFilter } from '@console/shared/list'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { parseTimestamp } from '@console/values/time/timestamp'
import { createElement } from 'react'
import { articleSubTypeLabels } from '../article-labels.ts'
import { articleColumns } from './article-columns.tsx'
import { ArticleDetails } from './article-details.tsx'
import { ArticleThumbnail } from './article-thumbnail.tsx'
import { readStatus } from './read-status.ts'

/** `/grammar/?q=perfect&type=grammar&sort=-read_count&page=2` */
export const articleView = defineList<ArticleSummary>({
  name: 'articles',
  words: { one: 'article', many: 'articles' },
  nameOf: ({ title }) => title,
  searched: ({ title, sub_title }) => [title, sub_title],
  filters: {
    type: {
      label: 'Type',
      choices: { grammar: 'Grammar', essay: 'Essays' },
      matches: ({ type }, choice) => type === choice,
    },
    status: {
      label: 'Status',
      choices: () => publicationLabels,
      matches: (article, choice) => readStatus(article) === choice,
    },
    sub_type: {
      label: 'Subtype',
      choices: () => articleSubTypeLabels,
      matches: ({ sub_type }, choice) => sub_type === choice,
    },
    author: {
      label: 'Author',
      choices: (articles) => toChoices(articles.map(({ author }) => author)),
      matches: ({ author }, choice) => author === choice,
    },
    created: {
      ...rangeFilter<ArticleSummary>('Created', 'day', ({ created_at }) => parseTimestamp(created_at)),
      any: 'Created any day',
    },
    updated: updatedFilter,
    by: updatedByFilter,
  },
  columns: articleColumns,
  note: ({ sub_title }) => sub_title,
  // Without one the title gets its room.
  picture: ({ image }) =>
    image ? createElement(ArticleThumbnail, { key: image, address: image }) : undefined,
  details: (article) => createElement(ArticleDetails, { article }),
  sort: '-created_at',
})
