import { ListPage } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from '@console/shared/ui/button'
import { useUrlState } from '@console/shared/ui/url-state'
import { ListPlus, Plus, Upload } from 'lucide-react'
import { CouponList } from './coupon-list.tsx'
import { couponView } from './coupon-view.ts'

export function CouponListPage() {
  const { timeZone } = usePlatform().settings
  const { open } = useUrlState(couponView.urlSchema)
  return (
    <ListPage
      title="Coupons"
      description={`Discount codes for packages. Days are in ${timeZone}.`}
      of="coupons"
      actions={
        <>
          <Button icon={<Upload size={16} aria-hidden />} onClick={() => open({ import: true })}>
            Import
          </Button>
          <Button
            aria-label="Generate codes"
            icon={<ListPlus size={16} aria-hidden />}
            onClick={() => open({ generate: true })}
          >
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
