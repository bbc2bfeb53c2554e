import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useEarlyRequest, useLazyPart, useWantedPart } from '@console/shared/ui/lazy-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { useAllNotes } from '../review/use-all-notes.ts'
import { isProblematic } from './checked-mock.ts'
import { buildHealthView } from './health-view.ts'
import type { KeptMock } from './kept-mocks.ts'
import { RunBar } from './run-bar.tsx'
import { useHealthRun } from './use-health-run.ts'
import { useKeptChecks } from './use-kept-checks.ts'

const loadDrawer = async () => (await import('./issue-drawer.tsx')).IssueDrawer

/** Every mock with its problems, while they are read and checked. */
export function HealthList({ kept }: { kept: readonly KeptMock[] }) {
  const { data: served } = useSuspenseQuery(servedListsQuery(usePlatform()))
  const notes = useAllNotes(served.map(({ section }) => section))
  const { mocks, ...run } = useHealthRun(served, kept, notes)
  useKeptChecks(run.state, mocks)
  const hasNotes = notes.size > 0
  const view = useMemo(() => buildHealthView(hasNotes), [hasNotes])
  const unreadable = served.flatMap(({ list }) => list.unreadable)
  const list = useList(view, mocks, unreadable)
  const { url, visible } = list
  const open = mocks.find(({ id }) => id === url.state.open) ?? null
  const next = visible.slice(visible.findIndex(({ id }) => id === open?.id) + 1).find(isProblematic) ?? null
  const drawer = useLazyPart(loadDrawer, 'The problems of the mock')
  useEarlyRequest(drawer)
  const IssueDrawer = useWantedPart(drawer, open !== null, open?.id)
  return (
    <>
      <RunBar
        run={run}
        shown={visible}
        onStart={open === null && next !== null ? () => url.open({ open: next.id }) : null}
      />
      <RecordList
        list={list}
        toLink={({ id }) => url.linkTo({ open: id })}
        empty={
          <EmptyState title="No mocks yet">
            The checks of all mocks appear here once a section has its first mock.
          </EmptyState>
        }
      />
      {IssueDrawer !== null && (
        <IssueDrawer
          mock={open}
          next={next}
          onNext={({ id }) => url.replace({ open: id })}
          onClose={() => url.close({ open: '' })}
        />
      )}
    </>
  )
}
