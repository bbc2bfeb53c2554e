import type { ApiClient } from '@console/shared/http'
import { recordListSchema } from '@console/shared/http/record-list'
import { type CouponPayload, couponCheckSchema, couponSchema } from '@console/shared/schemas/coupon'
import * as z from 'zod/mini'

const couponListSchema = recordListSchema(couponSchema)

/** The specification promises no more of a write's answer than the envelope. */
const written = z.unknown()

export const fetchCoupons = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'coupons', schema: couponListSchema, signal })

export const fetchCoupon = (api: ApiClient, id: number) =>
  api.request({ path: `coupons/${id}`, schema: couponSchema })

export const createCoupon = (api: ApiClient, body: CouponPayload) =>
  api.request({ method: 'POST', path: 'coupons', body, schema: written })

export const updateCoupon = (api: ApiClient, id: number, body: CouponPayload) =>
  api.request({ method: 'PUT', path: `coupons/${id}`, body, schema: written })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deleteCoupon = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `coupons/${id}`, schema: written, keepalive: true })

/** Whether a coupon has the code. A failure is the caller's to tell: it means "not known", and never "free". */
export async function checkCouponCode(api: ApiClient, code: string, signal?: AbortSignal): Promise<boolean> {
  const path = `coupons/check/${encodeURIComponent(code)}`
  return (await api.request({ path, schema: couponCheckSchema, signal })).exists
}
