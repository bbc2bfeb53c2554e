import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { articleQueries } from '../api/article.queries.ts'
import { articleView } from './article-view.ts'

export function ArticleList() {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery(articleQueries(api).list())
  const list = useList(articleView, data)
  return (
    <RecordList
      list={list}
      empty={
        <EmptyState title="No articles yet">
          An article explains a piece of grammar, gives advice on writing or shows an example essay, section
          by section: paragraphs, lists and tables.
        </EmptyState>
      }
    />
  )
}
