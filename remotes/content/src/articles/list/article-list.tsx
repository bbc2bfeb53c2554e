import { useDeletion } from '@console/shared/deletion/use-deletion'
import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newArticlePath, toArticlePath } from '../../navigation/paths.ts'
import { articleDeletion, articleQueries, articleRestorer } from '../api/article.queries.ts'
import { describeDeletion } from '../api/article-deletion-effect.ts'
import { buildRowActions } from './article-row-actions.tsx'
import { buildCellEdits } from './article-statuses.ts'
import { articleView } from './article-view.ts'
import { readStatus } from './read-status.ts'
import type { ArticleStatuses } from './status-reader.tsx'

const StatusReader = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "changes" */ './status-reader.tsx')).StatusReader,
  'The statuses',
  () => null,
)
const importBulkActions = async () =>
  (await import(/* webpackChunkName: "changes" */ './article-bulk-actions.ts')).buildBulkActions

export function ArticleList() {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(articleQueries(platform.api).list())
  const [address] = useSearchParams()
  const isByStatus = address.has('status') || /^-?status$/.test(address.get('sort') ?? '')
  const [statuses, setStatuses] = useState<ArticleStatuses>(new Map())
  const records = useMemo(() => withStatuses(data.records, statuses), [data, statuses])
  const list = useList(articleView, records, data.unreadable)
  const shownIds = list.rows.map(({ id }) => id).join()
  // Rows are new objects with every status that was read.
  const inSight = useMemo(() => shownIds.split(',').map(Number), [shownIds])
  const deletion = useDeletion({
    words: articleView.words,
    toDeletion: (record: ArticleSummary) => articleDeletion(platform.api, record),
    describeEffect: (record) => describeDeletion(platform.api, record),
  })
  const listActions = buildRowActions(platform, navigate, (record) => deletion.remove([record]))
  return (
    <>
      <StatusReader rows={data.records} inSight={inSight} isAsked={isByStatus} onRead={setStatuses} />
      <RecordList
        list={list}
        toLink={({ id }) => ({ to: toArticlePath(id) })}
        // By the server's row: an open menu must not change once a status is read.
        rowActions={({ id }) => data.records.filter((row) => row.id === id).flatMap(listActions)}
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

/** A status that the server's row has stays. */
const withStatuses = (rows: readonly ArticleSummary[], statuses: ArticleStatuses): ArticleSummary[] =>
  rows.map((row) => {
    const status = readStatus(row) === null ? statuses.get(row.id) : undefined
    return status == null ? row : { ...row, status }
  })
