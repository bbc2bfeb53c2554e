import type { ApiClient, WriteGuard } from '@console/shared/http'
import { findRecord } from '@console/shared/http/find-record'
import { recordListSchema } from '@console/shared/http/record-list'
import { deletedSchema, writtenSchema } from '@console/shared/http/written'
import { type CouponPayload, couponCheckSchema, couponSchema } from '@console/shared/schemas/coupon'

export const couponListRequest = { path: 'coupons', schema: recordListSchema(couponSchema) }

const writtenCoupon = writtenSchema(couponSchema)

/** Those that can be read. */
export const fetchCoupons = async (api: ApiClient) => (await api.request(couponListRequest)).records

/** Null when there is none, because it was deleted or never was. */
export const findCoupon = (api: ApiClient, id: number, signal?: AbortSignal) =>
  findRecord(api, { path: `coupons/${id}`, schema: couponSchema, signal })

export const createCoupon = (api: ApiClient, body: CouponPayload, guard?: WriteGuard) =>
  api.request({ method: 'POST', path: 'coupons', body, schema: writtenCoupon, ...guard })

export const updateCoupon = (api: ApiClient, id: number, body: CouponPayload, guard?: WriteGuard) =>
  api.request({ method: 'PUT', path: `coupons/${id}`, body, schema: writtenCoupon, ...guard })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deleteCoupon = (api: ApiClient, id: number, guard?: WriteGuard) =>
  api.request({ method: 'DELETE', path: `coupons/${id}`, schema: deletedSchema, keepalive: true, ...guard })

/** Whether a coupon has the code. Null after a failure, which stays silent (SPEC §8) and never means that it is free. */
export async function checkCouponCode(
  api: ApiClient,
  code: string,
  signal?: AbortSignal,
): Promise<boolean | null> {
  const path = `coupons/check/${encodeURIComponent(code)}`
  try {
    return (await api.request({ path, schema: couponCheckSchema, signal })).exists
  } catch {
    return null
  }
}
