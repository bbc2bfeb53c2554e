import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { couponQueries } from '../api/coupon.queries.ts'
import { couponView } from './coupon-view.ts'

export function CouponList() {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery(couponQueries(api).list())
  const list = useList(couponView, data)
  return (
    <RecordList
      list={list}
      empty={
        <EmptyState title="No coupons yet">
          A coupon is a code that learners enter when they buy a package: a percentage or a fixed amount off,
          between two dates, a limited number of times.
        </EmptyState>
      }
    />
  )
}
