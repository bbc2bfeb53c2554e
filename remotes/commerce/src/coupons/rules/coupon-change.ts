import type { ApiClient } from '@console/shared/http'
import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import { parseMoment } from '@console/shared/time/moment'
import { changeRecord, refuseOtherStatus } from '../../records/actions/change-record.ts'
import { findCoupon, updateCoupon } from '../api/coupon.api.ts'

export type CouponChange = Partial<Pick<CouponPayload, 'status' | 'starts_at' | 'expires_at'>>

/**
 * For `BulkAction.begin`. Of what the server has now, only the asked fields change: what others saved since the list was
 * loaded stays theirs. A coupon that has them already is not written; with `from`, neither is one of another status.
 */
export async function beginCouponChange(api: ApiClient, change: CouponChange, from?: Coupon['status']) {
  return ({ id }: Coupon) =>
    changeRecord(
      () => findCoupon(api, id),
      async (record, guard) => {
        if (hasAlready(record, change)) return
        refuseOtherStatus(record, from)
        const { id: _id, created_at: _created, updated_at: _updated, updated_by: _by, ...kept } = record
        const payload = { ...kept, ...change }
        if (parseMoment(payload.expires_at) <= parseMoment(payload.starts_at)) {
          throw new Error('It would end before it starts. Change both dates.')
        }
        await updateCoupon(api, id, payload, guard)
      },
    )
}

const hasAlready = (record: Coupon, { status, starts_at, expires_at }: CouponChange) =>
  (status === undefined || record.status === status) &&
  [
    [starts_at, record.starts_at],
    [expires_at, record.expires_at],
  ].every(([asked, has]) => asked === undefined || parseMoment(asked) === parseMoment(has ?? ''))
