import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useUrlState } from '@console/shared/ui/url-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { articleQueries } from '../api/article.queries.ts'
import { ArticleTable } from './article-table.tsx'
import { ArticleToolbar } from './article-toolbar.tsx'
import { articleListUrlSchema, toVisibleArticles } from './article-view.ts'

export function ArticleList() {
  const { api } = usePlatform()
  const { data: records } = useSuspenseQuery(articleQueries(api).list())
  const url = useUrlState(articleListUrlSchema)
  const visible = toVisibleArticles(records, url.state)
  if (records.length === 0) {
    return (
      <EmptyState title="No articles yet">
        An article explains a piece of grammar, gives advice on writing or shows an example essay, section by
        section: paragraphs, lists and tables.
      </EmptyState>
    )
  }
  return (
    <>
      <ArticleToolbar url={url} shown={visible.length} total={records.length} />
      {visible.length > 0 ? (
        <ArticleTable records={visible} url={url} />
      ) : (
        <EmptyState
          title="No articles match"
          action={
            <Button onClick={() => url.update({ q: '', type: undefined, page: 1 })}>Clear filters</Button>
          }
        >
          None of the {records.length} articles match the search and type chosen above.
        </EmptyState>
      )}
    </>
  )
}
