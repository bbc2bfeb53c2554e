import { usePlatform } from '@console/shared/platform-context'
import { Page } from '@console/shared/ui/page'
import { PlainTable } from '@console/shared/ui/plain-table'
import { formatTime } from '@console/shared/ui/time'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { couponQueries } from './api/coupon.queries.ts'
import { sortByEnd } from './sort-by-end.ts'

export function OverviewPage() {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery(couponQueries(api).list())
  return (
    <Page title="Ending coupons">
      <PlainTable
        rows={sortByEnd(data.records)}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Code', render: ({ code }) => <Tag>{code}</Tag> },
          { title: 'Ends', render: ({ expires_at }) => formatTime(Date.parse(expires_at)) },
        ]}
      />
    </Page>
  )
}
