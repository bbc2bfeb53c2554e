import { ListPage } from '@console/shared/list'
import { CouponList } from './coupon-list.tsx'

export function CouponListPage() {
  return (
    <ListPage
      title="Coupons"
      description="Codes that take something off the price of a package."
      of="coupons"
    >
      <CouponList />
    </ListPage>
  )
}
