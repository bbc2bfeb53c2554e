import { ListSkeleton, RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useLastShown } from '@console/shared/ui/last-shown'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { usePreload } from '@console/shared/ui/preload'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { useReviewNotes } from '../review/use-review-notes.ts'
import { isProblematic } from './checked-mock.ts'
import { buildHealthView } from './health-view.ts'
import type { KeptMock } from './kept-mocks.ts'
import { RunBar } from './run-bar.tsx'
import { useHealthRun } from './use-health-run.ts'
import { useKeptChecks } from './use-kept-checks.ts'

const IssueDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "health-tools" */ './issue-drawer.tsx')).IssueDrawer,
  'The problems of the mock',
)

export function HealthList({ kept }: { kept: readonly KeptMock[] }) {
  const { data: served } = useSuspenseQuery(servedListsQuery(usePlatform()))
  const notes = useReviewNotes(served.map(({ section }) => section))
  const { mocks, ...run } = useHealthRun(served, kept, notes)
  useKeptChecks(run.state, mocks)
  const hasNotes = notes.size > 0
  const view = useMemo(() => buildHealthView(hasNotes), [hasNotes])
  const unreadable = served.flatMap(({ list }) => list.unreadable)
  // Rows sorted by problems would move under the pointer with each mock that is checked.
  const settled = useLastShown(run.state === 'running' ? null : mocks)
  const list = useList(view, settled ?? [], unreadable)
  const { url, visible } = list
  const open = mocks.find(({ id }) => id === url.state.open) ?? null
  const next = visible.slice(visible.findIndex(({ id }) => id === open?.id) + 1).find(isProblematic) ?? null
  const wasOpened = useLastShown(open) !== null
  usePreload(IssueDrawer.preload)
  return (
    <>
      <RunBar
        run={run}
        shown={visible}
        onStart={open === null && next !== null ? () => url.open({ open: next.id }) : null}
      />
      {settled === null ? (
        <ListSkeleton of="mocks" />
      ) : (
        <RecordList
          list={list}
          toLink={({ id }) => url.linkTo({ open: id })}
          empty={
            <EmptyState title="No mocks yet">
              The checks of all mocks appear here once a section has its first mock.
            </EmptyState>
          }
        />
      )}
      {wasOpened && (
        <IssueDrawer
          attempt={open?.id}
          mock={open}
          next={next}
          onNext={({ id }) => url.replace({ open: id })}
          onClose={() => url.close({ open: '' })}
        />
      )}
    </>
  )
}
