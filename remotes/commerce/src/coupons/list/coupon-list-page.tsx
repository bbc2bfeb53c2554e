import { ListPage } from '@console/shared/list'
import { useUrlState } from '@console/shared/ui/url-state'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { CouponList } from './coupon-list.tsx'
import { couponView } from './coupon-view.ts'

export function CouponListPage() {
  const { open } = useUrlState(couponView.urlSchema)
  return (
    <ListPage
      title="Coupons"
      description="Codes that take something off the price of a package."
      of="coupons"
      actions={
        <>
          <Button onClick={() => open({ import: true })}>Import</Button>
          <Button aria-label="Generate codes" onClick={() => open({ generate: true })}>
            Generate
          </Button>
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => open({ new: true })}>
            New coupon
          </Button>
        </>
      }
    >
      <CouponList />
    </ListPage>
  )
}
