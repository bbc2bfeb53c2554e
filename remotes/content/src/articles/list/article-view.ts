import { type ArticleSummary, articleTypeSchema } from '@console/shared/schemas/article'
import { type Sort, sortRecords, urlSort } from '@console/shared/ui/table-sort'
import { urlPage, urlText } from '@console/shared/ui/url-state'
import * as z from 'zod/mini'
import { toMinutes } from '../article-duration.ts'
import { type ArticleType, articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'

const sortKeys = ['title', 'type', 'sub_type', 'duration', 'author', 'read_count', 'created_at'] as const
type ArticleSortKey = (typeof sortKeys)[number]

/** `/grammar/?q=perfect&type=grammar&sort=-read_count&page=2` */
export const articleListUrlSchema = z.object({
  q: urlText,
  type: z.catch(z.optional(articleTypeSchema), undefined),
  sort: urlSort<ArticleSortKey>(sortKeys, '-created_at'),
  page: urlPage,
})
export type ArticleListUrl = z.infer<typeof articleListUrlSchema>

const sortValues: Record<ArticleSortKey, (record: ArticleSummary) => string | number | null> = {
  title: (record) => record.title,
  type: (record) => articleTypeLabels[record.type],
  sub_type: ({ sub_type }) => sub_type && articleSubTypeLabels[sub_type],
  duration: (record) => toMinutes(record.duration),
  author: (record) => record.author,
  read_count: (record) => record.read_count,
  created_at: (record) => Date.parse(record.created_at),
}

type ArticleView = { q: string; type?: ArticleType | undefined; sort: Sort<ArticleSortKey> }

export function toVisibleArticles(records: readonly ArticleSummary[], view: ArticleView): ArticleSummary[] {
  const wanted = view.q.trim().toLowerCase()
  const found = records.filter(
    (record) =>
      (view.type === undefined || record.type === view.type) &&
      [record.title, record.sub_title].some((text) => text?.toLowerCase().includes(wanted)),
  )
  return sortRecords(found, view.sort, sortValues)
}
