import type { ArticleSummary } from '@console/shared/schemas/article'
import { toListTableProps } from '@console/shared/ui/list-table'
import type { UrlState } from '@console/shared/ui/url-state'
import { Table } from 'antd'
import { buildArticleColumns } from './article-columns.tsx'
import { type ArticleListUrl, articleListUrlSchema } from './article-view.ts'

const { shape } = articleListUrlSchema

type ArticleTableProps = { records: ArticleSummary[]; url: UrlState<ArticleListUrl> }

export function ArticleTable({ records, url }: ArticleTableProps) {
  return (
    <Table
      rowKey="id"
      columns={buildArticleColumns(url.state.sort)}
      dataSource={records}
      {...toListTableProps({
        page: url.state.page,
        onPage: (page) => url.update({ page }),
        onSort: (sort) => url.update({ sort: shape.sort.parse(sort), page: 1 }),
      })}
    />
  )
}
