import { useDeletion } from '@console/shared/deletion/use-deletion'
import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newArticlePath, toArticlePath } from '../../navigation/paths.ts'
import { articleDeletion, articleQueries, articleRestorer } from '../api/article.queries.ts'
import { describeDeletion } from '../api/deletion-effect.ts'
import { buildRowActions } from './article-row-actions.tsx'
import { buildCellEdits } from './article-statuses.ts'
import { articleView } from './article-view.ts'
import { useArticleStatuses } from './use-article-statuses.tsx'

const importBulkActions = async () =>
  (await import(/* webpackChunkName: "changes" */ './article-bulk-actions.ts')).buildBulkActions

export function ArticleList() {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(articleQueries(platform.api).list())
  const [address] = useSearchParams()
  const isByStatus = address.has('status') || /^-?status$/.test(address.get('sort') ?? '')
  const { records, setInSight, note } = useArticleStatuses(data.records, isByStatus)
  const list = useList(articleView, records, data.unreadable)
  const inSight = list.rows.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows come with each status that was read
  useEffect(() => setInSight(list.rows), [inSight])
  const deletion = useDeletion({
    words: articleView.words,
    toDeletion: (record: ArticleSummary) => articleDeletion(platform.api, record),
    describeEffect: (record) => describeDeletion(platform.api, record),
  })
  return (
    <>
      {note}
      <RecordList
        list={list}
        toLink={({ id }) => ({ to: toArticlePath(id) })}
        rowActions={buildRowActions(platform, navigate, (record) => deletion.remove([record]))}
        cellEdits={buildCellEdits(platform)}
        onDelete={deletion.remove}
        restorer={articleRestorer(platform.api)}
        loadBulkActions={importBulkActions}
        empty={
          <EmptyState
            title="No articles yet"
            action={<Button onClick={() => void navigate(newArticlePath)}>Write the first article</Button>}
          >
            An article explains a piece of grammar, gives advice on writing or shows an example essay, section
            by section: paragraphs, lists and tables.
          </EmptyState>
        }
      />
      {deletion.question}
    </>
  )
}
