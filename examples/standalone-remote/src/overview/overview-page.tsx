import { usePlatform } from '@console/shared/platform-context'
import { Page } from '@console/shared/ui/page'
import { formatTime } from '@console/shared/ui/time'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Table } from 'antd'
import { couponQueries } from './api/coupon.queries.ts'
import { sortByEnd } from './sort-by-end.ts'

const columns = [
  { title: 'Code', dataIndex: 'code' },
  { title: 'Ends', dataIndex: 'expires_at', render: (at: string) => formatTime(Date.parse(at)) },
]

export function OverviewPage() {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery(couponQueries(api).list())
  return (
    <Page title="Ending coupons">
      <Table
        rowKey="id"
        size="small"
        pagination={false}
        columns={columns}
        dataSource={sortByEnd(data.records)}
      />
    </Page>
  )
}
