import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { type ServedSection, sectionTexts } from '../mock-section.ts'
import { buildRowActions } from './mock-actions.tsx'
import { mockAddresses, newMockPaths } from './mock-addresses.ts'
import { mockViews } from './mock-view.ts'

export function MockList({ section }: { section: ServedSection }) {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(mockQueries(platform.api).list(section))
  const addresses = mockAddresses[section]
  const newPath = newMockPaths[section]
  const list = useList(mockViews[section], data)
  return (
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
  )
}
