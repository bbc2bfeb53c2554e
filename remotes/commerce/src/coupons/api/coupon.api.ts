import { isHttpError } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { recordListSchema } from '@console/shared/http/record-list'
import { deletedSchema, writtenSchema } from '@console/shared/http/written'
import { type CouponPayload, couponCheckSchema, couponSchema } from '@console/shared/schemas/coupon'

const couponListSchema = recordListSchema(couponSchema)

const writtenCoupon = writtenSchema(couponSchema)

export const fetchCouponList = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'coupons', schema: couponListSchema, signal })

/** Those that can be read. */
export const fetchCoupons = async (api: ApiClient) => (await fetchCouponList(api)).records

export const fetchCoupon = (api: ApiClient, id: number, signal?: AbortSignal) =>
  api.request({ path: `coupons/${id}`, schema: couponSchema, signal })

/** Null when there is none, because it was deleted or never was. */
export async function findCoupon(api: ApiClient, id: number, signal?: AbortSignal) {
  try {
    return await fetchCoupon(api, id, signal)
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null
    throw error
  }
}

export const createCoupon = (api: ApiClient, body: CouponPayload) =>
  api.request({ method: 'POST', path: 'coupons', body, schema: writtenCoupon })

export const updateCoupon = (api: ApiClient, id: number, body: CouponPayload) =>
  api.request({ method: 'PUT', path: `coupons/${id}`, body, schema: writtenCoupon })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deleteCoupon = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `coupons/${id}`, schema: deletedSchema, keepalive: true })

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
