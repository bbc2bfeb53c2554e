import type { Coupon } from '@console/shared/schemas/coupon'
import type { UrlState } from '@console/shared/ui/url-state'
import type { RecordUrl } from '../../navigation/record-url.ts'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { toKnownNames } from '../fields/known-names.ts'
import { CouponForm, couponNames } from './coupon-form.tsx'
import { useAddressedCoupon } from './use-addressed-coupon.ts'

type CouponDrawerProps = { records: readonly Coupon[]; visible: readonly Coupon[]; url: UrlState<RecordUrl> }

export function CouponDrawer({ records, visible, url }: CouponDrawerProps) {
  const addressed = useAddressedCoupon(records, url)
  return (
    <RecordDrawer {...addressed} visible={visible} url={url} names={couponNames} width="middle">
      {(open) => <CouponForm {...open} known={toKnownNames(records)} />}
    </RecordDrawer>
  )
}
