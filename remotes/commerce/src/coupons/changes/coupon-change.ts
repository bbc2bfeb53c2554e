import type { ApiClient } from '@console/shared/http'
import type { Coupon } from '@console/shared/schemas/coupon'
import { parseTimestamp } from '@console/values/time/timestamp'
import { buildFieldWriter, type FieldWriter } from '../../records/changes/field-writer.ts'
import { findCoupon, updateCoupon } from '../api/coupon.api.ts'
import { couponBody, couponFields } from '../fields/coupon-fields.ts'

export type CouponChange = Partial<Coupon>

export const buildCouponWriter = (api: ApiClient): FieldWriter<Coupon> =>
  buildFieldWriter({
    fields: couponFields,
    body: couponBody,
    find: (id) => findCoupon(api, id),
    update: (id, body, guard) => updateCoupon(api, id, body, guard),
    assertPossible(record, change) {
      if (isCrossed(record, change))
        throw new Error('Its last day would be before its first. Change both days.')
    },
  })

/** For `ChangedResource.begin`. */
export async function beginCouponChange(api: ApiClient, change: CouponChange, from?: CouponChange) {
  const write = buildCouponWriter(api)
  return (item: Coupon) => write(item, change, from)
}

/** Judged by the change: a coupon that was invalid before and keeps its dates is not refused now. */
const isCrossed = (record: Coupon, { starts_at, expires_at }: CouponChange) =>
  (starts_at ?? expires_at) !== undefined &&
  parseTimestamp(expires_at ?? record.expires_at) <= parseTimestamp(starts_at ?? record.starts_at)
