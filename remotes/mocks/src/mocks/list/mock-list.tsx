import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { MockSummary } from '@console/shared/schemas/mock'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ServedSection } from '../api/mock.api.ts'
import { mockQueries } from '../api/mock.queries.ts'
import { buildRowActions } from './mock-actions.tsx'
import { mockAddresses, newMockPaths } from './mock-addresses.ts'
import { mockFactsQuery } from './mock-facts.queries.ts'
import { MockTypesNote } from './mock-types-note.tsx'
import { buildMockView, mockTypeFilter, readOwnType } from './mock-view.ts'
import { sectionTexts } from './section-texts.ts'
import { useAllFacts } from './use-all-facts.ts'

export function MockList({ section }: { section: ServedSection }) {
  const platform = usePlatform()
  const { api } = platform
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(mockQueries(api).list(section))
  const addresses = mockAddresses[section]
  const newPath = newMockPaths[section]
  const isByMockType = useSearchParams()[0].has(mockTypeFilter)
  const untyped = useMemo(
    () => (isByMockType ? data.records.filter((record) => readOwnType(record) === undefined) : none),
    [isByMockType, data],
  )
  const progress = useAllFacts(section, untyped)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter looks again when more of the mocks are known
  const view = useMemo(
    () =>
      buildMockView({
        section,
        readFacts: (id) => queryClient.getQueryData(mockFactsQuery(api, section, id).queryKey),
      }),
    [section, api, queryClient, progress],
  )
  const list = useList(view, data.records, data.unreadable)
  return (
    <>
      {isByMockType && <MockTypesNote progress={progress} />}
      <RecordList
        list={list}
        toLink={({ id }) => ({ to: addresses.toMock(id) })}
        rowActions={buildRowActions(platform, section, (to) => void navigate(to))}
        empty={
          <EmptyState
            title={`No ${section} mocks yet`}
            action={<Button onClick={() => void navigate(newPath)}>Create the first mock</Button>}
          >
            {sectionTexts[section].meaning}
          </EmptyState>
        }
      />
    </>
  )
}

const none: readonly MockSummary[] = []
