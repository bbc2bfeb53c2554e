import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { newArticlePath, toArticlePath } from '../../navigation/paths.ts'
import { articleQueries } from '../api/article.queries.ts'
import { buildRowActions } from './article-row-actions.tsx'
import { articleView } from './article-view.ts'

export function ArticleList() {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(articleQueries(platform.api).list())
  const list = useList(articleView, data.records, data.unreadable)
  return (
    <RecordList
      list={list}
      toLink={({ id }) => ({ to: toArticlePath(id) })}
      rowActions={buildRowActions(platform, navigate)}
      empty={
        <EmptyState title="No articles yet" action={<Link to={newArticlePath}>Write the first article</Link>}>
          An article explains a piece of grammar, gives advice on writing or shows an example essay, section
          by section: paragraphs, lists and tables.
        </EmptyState>
      }
    />
  )
}
