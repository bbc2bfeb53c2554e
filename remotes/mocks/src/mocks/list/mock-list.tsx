import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useUrlState } from '@console/shared/ui/url-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { mockQueries } from '../api/mock.queries.ts'
import { type ServedSection, sectionTexts } from '../mock-section.ts'
import { MockTable } from './mock-table.tsx'
import { MockToolbar } from './mock-toolbar.tsx'
import { mockListUrlSchema, toVisibleMocks } from './mock-view.ts'

export function MockList({ section }: { section: ServedSection }) {
  const { api } = usePlatform()
  const { data: records } = useSuspenseQuery(mockQueries(api).list(section))
  const url = useUrlState(mockListUrlSchema)
  const visible = toVisibleMocks(records, url.state)
  if (records.length === 0) {
    return <EmptyState title={`No ${section} mocks yet`}>{sectionTexts[section].meaning}</EmptyState>
  }
  return (
    <>
      <MockToolbar section={section} url={url} records={records} shown={visible.length} />
      {visible.length > 0 ? (
        <MockTable records={visible} url={url} />
      ) : (
        <EmptyState
          title={`No ${section} mocks match`}
          action={
            <Button onClick={() => url.update({ q: '', type: undefined, book: '', page: 1 })}>
              Clear filters
            </Button>
          }
        >
          None of the {records.length} {section} mocks match the search, type and book chosen above.
        </EmptyState>
      )}
    </>
  )
}
