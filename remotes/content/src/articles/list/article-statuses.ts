import {
  buildStatusActions,
  buildStatusResource,
  type StatusResource,
} from '@console/shared/changes/status-change'
import type { RowAction } from '@console/shared/list/actions'
import type { CellEdits } from '@console/shared/list/cell-edit'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Article, ArticleSummary } from '@console/shared/schemas/article'
import { publicationLabels, publicationTones } from '@console/shared/ui/status-dot'
import { allArticles, articleQueries } from '../api/article.queries.ts'
import { readStatus } from './read-status.ts'

export const toStatusResource = ({ api }: Platform): StatusResource<ArticleSummary, Article> =>
  buildStatusResource({
    nameOf: ({ title }) => title,
    invalidates: [allArticles],
    rows: {
      fetchList: fetchLatest(articleQueries(api).list()),
      read: (article) => ({ status: readStatus(article) }),
    },
    begin: async (change, from) => {
      const { beginArticleStatus } = await import(/* webpackChunkName: "changes" */ './article-status.ts')
      return beginArticleStatus(api, change, from)
    },
  })

/** Status entries of a row's menu. */
export const listStatusActions = (platform: Platform, article: ArticleSummary): RowAction[] =>
  buildStatusActions(platform, toStatusResource(platform), article, readStatus(article))

/** The status can be edited in the list if the server includes it there. */
export const buildCellEdits = (platform: Platform): CellEdits<ArticleSummary> => ({
  status: (article) => {
    const status = readStatus(article)
    if (status === null) return null
    return {
      label: `Change the status of ${article.title}, ${publicationLabels[status]}`,
      tone: publicationTones[status],
      status: publicationLabels[status],
      listActions: () => listStatusActions(platform, article),
    }
  },
})
