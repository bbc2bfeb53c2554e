import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mockQueries } from '../api/mock.queries.ts'
import { type ServedSection, sectionTexts } from '../mock-section.ts'
import { mockViews } from './mock-view.ts'

export function MockList({ section }: { section: ServedSection }) {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery(mockQueries(api).list(section))
  const list = useList(mockViews[section], data)
  return (
    <RecordList
      list={list}
      empty={<EmptyState title={`No ${section} mocks yet`}>{sectionTexts[section].meaning}</EmptyState>}
    />
  )
}
