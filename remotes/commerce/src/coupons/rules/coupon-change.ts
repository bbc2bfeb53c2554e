import { assertUnchanged, changeRecord } from '@console/shared/changes/change-record'
import type { ApiClient } from '@console/shared/http'
import { type Coupon, type CouponPayload, couponPayloadSchema } from '@console/shared/schemas/coupon'
import { parseTimestamp } from '@console/values/time/timestamp'
import { buildUpdate } from '../../records/fields/payload.ts'
import { findCoupon, updateCoupon } from '../api/coupon.api.ts'

export type CouponChange = Partial<
  Pick<CouponPayload, 'status' | 'type' | 'amount' | 'starts_at' | 'expires_at'>
>

/**
 * For `BulkAction.begin`. Of what the server has now, only the asked fields change: what others saved since the list was
 * loaded stays theirs. A coupon that has them already is not written; with `from`, neither is one that has others by now.
 */
export async function beginCouponChange(api: ApiClient, change: CouponChange, from?: CouponChange) {
  return ({ id }: Coupon) =>
    changeRecord(
      () => findCoupon(api, id),
      async (record, guard) => {
        if (hasAlready(record, change)) return
        assertUnchanged(record, from)
        if (isCrossed(record, change)) {
          throw new Error('It would end before it starts. Change both dates.')
        }
        await updateCoupon(api, id, buildUpdate(record, couponPayloadSchema, change), guard)
      },
    )
}

/** By the change: one that was so before and keeps its dates is nobody's fault now. */
const isCrossed = (record: Coupon, { starts_at, expires_at }: CouponChange) =>
  (starts_at ?? expires_at) !== undefined &&
  parseTimestamp(expires_at ?? record.expires_at) <= parseTimestamp(starts_at ?? record.starts_at)

const hasAlready = (record: Coupon, { starts_at, expires_at, ...others }: CouponChange) =>
  Object.entries(others).every(([name, value]) => record[name] === value) &&
  [
    [starts_at, record.starts_at],
    [expires_at, record.expires_at],
  ].every(([asked, has]) => asked === undefined || parseTimestamp(asked) === parseTimestamp(has ?? ''))
