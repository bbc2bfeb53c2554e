import type { MockSection } from '@console/ielts/schemas'
import { type ListLink, RecordList, useList } from '@console/shared/list'
import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { formatNumber } from '@console/shared/ui/number'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { noReadingDeletion, useMockDeletion } from '../actions/use-mock-deletion.ts'
import { mockQueries } from '../api/mock.queries.ts'
import { healthPath, mockPaths, searchPath } from '../navigation/paths.ts'
import { CheckProgressNote } from './check-progress-note.tsx'
import { checkSummaryQuery, toListed } from './check-summary.queries.ts'
import { sectionTexts } from './list-texts.ts'
import { buildRowActions } from './mock-actions.tsx'
import { buildCellEdits } from './mock-cell-edits.ts'
import { mockRestorer } from './mock-restorer.ts'
import { buildStatusEntries } from './mock-statuses.ts'
import { buildMockView, healthFilter, mockTypeFilter, readOwnType } from './mock-view.ts'
import { useCheckSummaries } from './use-check-summaries.ts'
import { useReviewColumns } from './use-review-columns.ts'

const importBulkActions = (section: MockSection) => async () => {
  const { buildBulkActions } = await import(/* webpackChunkName: "checks" */ './mock-bulk-actions.ts')
  return (platform: Platform) => buildBulkActions(platform, section)
}

export function MockList({ section }: { section: MockSection }) {
  const platform = usePlatform()
  const { api, settings } = platform
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(mockQueries(api).list(section))
  const paths = mockPaths[section]
  const [address] = useSearchParams()
  const isByHealth = address.has(healthFilter) || /^-?health$/.test(address.get('sort') ?? '')
  const isByMockType = address.has(mockTypeFilter)
  const unknown = useMemo(() => {
    const records = isByHealth
      ? data.records
      : data.records.filter((record) => isByMockType && readOwnType(record) === undefined)
    return records.map((record) => toListed(section, record))
  }, [section, isByHealth, isByMockType, data])
  const progress = useCheckSummaries(unknown)
  const reviewColumns = useReviewColumns(section, data.records)
  const go = (to: string) => void navigate(to)
  const listStatuses = buildStatusEntries(platform, section, go)
  const loadBulkActions = useMemo(() => importBulkActions(section), [section])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter looks again when more of the mocks are known
  const view = useMemo(
    () =>
      buildMockView({
        section,
        reviewColumns,
        readSummary: (record) =>
          queryClient.getQueryData(checkSummaryQuery(api, toListed(section, record)).queryKey),
        readsHealth: settings.features.mockHealth !== false,
      }),
    [section, reviewColumns, settings, api, queryClient, progress],
  )
  const list = useList(view, data.records, data.unreadable)
  const { remove, question } = useMockDeletion(section, { words: view.words })
  return (
    <>
      {(isByHealth || isByMockType) && (
        <CheckProgressNote
          progress={progress}
          fact={isByHealth ? 'problems' : 'mock types'}
          isLeftOut={isByMockType || address.has(healthFilter)}
        />
      )}
      <RecordList
        list={list}
        toLink={({ id }) => ({ to: paths.toMock(id) })}
        rowActions={buildRowActions(
          platform,
          section,
          go,
          remove && ((record) => remove([record])),
          listStatuses,
        )}
        cellEdits={buildCellEdits(listStatuses)}
        loadBulkActions={loadBulkActions}
        links={toListLinks(reviewColumns?.countWaiting(data.records) ?? { all: 0, own: 0 })}
        onDelete={remove}
        {...(section === 'reading'
          ? { undeletable: noReadingDeletion }
          : { restorer: mockRestorer(platform, section) })}
        empty={
          <EmptyState
            title={`No ${section} mocks yet`}
            action={<Button onClick={() => void navigate(paths.new)}>Create the first {section} mock</Button>}
          >
            {sectionTexts[section].meaning}
          </EmptyState>
        }
      />
      {question}
    </>
  )
}

/** Links above a list: mocks waiting for review, those waiting for this user, and the screens about all mocks. */
const toListLinks = ({ all, own }: { all: number; own: number }): ListLink[] => [
  ...(all > 0
    ? [{ label: `Waiting for review (${formatNumber(all)})`, to: '?review=waiting', isMain: true }]
    : []),
  ...(own > 0 ? [{ label: `Waiting for you (${formatNumber(own)})`, to: '?review=own', isMain: true }] : []),
  { label: 'Problems in mocks', to: healthPath },
  { label: 'Search in all mocks', to: searchPath },
]
