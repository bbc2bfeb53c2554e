import { ListSkeleton } from '@console/shared/ui/list-skeleton'
import { Page } from '@console/shared/ui/page'
import { Suspense } from 'react'
import { CouponList } from './coupon-list.tsx'

export function CouponListPage() {
  return (
    <Page title="Coupons" description="Codes that take something off the price of a package.">
      <Suspense fallback={<ListSkeleton of="coupons" />}>
        <CouponList />
      </Suspense>
    </Page>
  )
}
