import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useUrlState } from '@console/shared/ui/url-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { couponQueries } from '../api/coupon.queries.ts'
import { CouponTable } from './coupon-table.tsx'
import { CouponToolbar } from './coupon-toolbar.tsx'
import { couponListUrlSchema, toVisibleCoupons } from './coupon-view.ts'

export function CouponList() {
  const { api } = usePlatform()
  const { data: records } = useSuspenseQuery(couponQueries(api).list())
  const url = useUrlState(couponListUrlSchema)
  const visible = toVisibleCoupons(records, url.state)
  if (records.length === 0) {
    return (
      <EmptyState title="No coupons yet">
        A coupon is a code that learners enter when they buy a package: a percentage or a fixed amount off,
        between two dates, a limited number of times.
      </EmptyState>
    )
  }
  return (
    <>
      <CouponToolbar url={url} shown={visible.length} total={records.length} />
      {visible.length > 0 ? (
        <CouponTable records={visible} url={url} />
      ) : (
        <EmptyState
          title="No coupons match"
          action={
            <Button onClick={() => url.update({ q: '', state: undefined, page: 1 })}>Clear filters</Button>
          }
        >
          None of the {records.length} coupons match the search and state chosen above.
        </EmptyState>
      )}
    </>
  )
}
