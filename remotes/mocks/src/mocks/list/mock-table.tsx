import { usePlatform } from '@console/shared/platform-context'
import type { MockSummary } from '@console/shared/schemas/mock'
import { toListTableProps } from '@console/shared/ui/list-table'
import type { UrlState } from '@console/shared/ui/url-state'
import { Table } from 'antd'
import { buildMockColumns } from './mock-columns.tsx'
import { type MockListUrl, mockListUrlSchema } from './mock-view.ts'

const { shape } = mockListUrlSchema

type MockTableProps = { records: MockSummary[]; url: UrlState<MockListUrl> }

export function MockTable({ records, url }: MockTableProps) {
  const { settings } = usePlatform()
  const { sort, page } = url.state
  return (
    <Table
      rowKey="id"
      columns={buildMockColumns({ sort, currency: settings.defaultCurrency })}
      dataSource={records}
      {...toListTableProps({
        page,
        onPage: (chosen) => url.update({ page: chosen }),
        onSort: (asked) => url.update({ sort: shape.sort.parse(asked), page: 1 }),
      })}
    />
  )
}
