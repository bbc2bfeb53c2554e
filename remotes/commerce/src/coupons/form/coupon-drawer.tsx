import type { Coupon } from '@console/shared/schemas/coupon'
import type { UrlState } from '@console/shared/ui/url-state'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { toKnownNames } from '../fields/known-names.ts'
import type { CouponListUrl } from '../list/coupon-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { useAddressedCoupon } from './use-addressed-coupon.ts'

type CouponDrawerProps = { records: readonly Coupon[]; url: UrlState<CouponListUrl> }

export function CouponDrawer({ records, url }: CouponDrawerProps) {
  const addressed = useAddressedCoupon(records, url)
  return (
    <RecordDrawer {...addressed} url={url} noun="coupon" nameOf={({ code }) => code} width={560}>
      {(form) => <CouponForm {...form} known={toKnownNames(records)} />}
    </RecordDrawer>
  )
}
