import type { ApiClient } from '@console/shared/http'
import { recordListSchema } from '@console/shared/http/record-list'
import { deletedSchema, writtenSchema } from '@console/shared/http/written'
import { type CouponPayload, couponCheckSchema, couponSchema } from '@console/shared/schemas/coupon'

const couponListSchema = recordListSchema(couponSchema)

const writtenCoupon = writtenSchema(couponSchema)

export const fetchCoupons = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'coupons', schema: couponListSchema, signal })

export const fetchCoupon = (api: ApiClient, id: number) =>
  api.request({ path: `coupons/${id}`, schema: couponSchema })

export const createCoupon = (api: ApiClient, body: CouponPayload) =>
  api.request({ method: 'POST', path: 'coupons', body, schema: writtenCoupon })

export const updateCoupon = (api: ApiClient, id: number, body: CouponPayload) =>
  api.request({ method: 'PUT', path: `coupons/${id}`, body, schema: writtenCoupon })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deleteCoupon = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `coupons/${id}`, schema: deletedSchema, keepalive: true })

/** Whether a coupon has the code. A failure is the caller's to tell: it means "not known", and never "free". */
export async function checkCouponCode(api: ApiClient, code: string, signal?: AbortSignal): Promise<boolean> {
  const path = `coupons/check/${encodeURIComponent(code)}`
  return (await api.request({ path, schema: couponCheckSchema, signal })).exists
}
