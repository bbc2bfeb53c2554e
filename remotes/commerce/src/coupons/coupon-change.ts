import type { ApiClient } from '@console/shared/http'
import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import { fetchCoupons, updateCoupon } from './api/coupon.api.ts'

export type CouponChange = Partial<Pick<CouponPayload, 'status' | 'starts_at' | 'expires_at'>>

/**
 * For `BulkAction.begin`. Of what the server has now, only the asked fields change: what others saved since the list was
 * loaded stays theirs. A coupon that has them already is not written.
 */
export async function beginCouponChange(api: ApiClient, change: CouponChange) {
  const current = new Map((await fetchCoupons(api)).map((record) => [record.id, record]))
  return async ({ id }: Coupon) => {
    const record = current.get(id)
    if (record === undefined) throw new Error('It is not on the server any more. Somebody deleted it.')
    if (hasAlready(record, change)) return
    const { id: _id, created_at: _created, updated_at: _updated, updated_by: _by, ...kept } = record
    const payload = { ...kept, ...change }
    if (Date.parse(payload.expires_at) <= Date.parse(payload.starts_at)) {
      throw new Error('Its end would come before its start. Change both dates.')
    }
    await updateCoupon(api, id, payload)
  }
}

const hasAlready = (record: Coupon, { status, starts_at, expires_at }: CouponChange) =>
  (status === undefined || record.status === status) &&
  [
    [starts_at, record.starts_at],
    [expires_at, record.expires_at],
  ].every(([asked, has]) => asked === undefined || Date.parse(asked) === Date.parse(has ?? ''))
