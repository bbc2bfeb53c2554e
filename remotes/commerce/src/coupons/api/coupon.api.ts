import type { ApiClient, WriteGuard } from '@console/shared/http'
import { findRecord } from '@console/shared/http/find-record'
import type { RecordId } from '@console/shared/http/record-list'
import { recordListSchema } from '@console/shared/http/record-list'
import { deletedSchema, writeResultSchema } from '@console/shared/http/write-result'
import { couponSchema } from '@console/shared/schemas/coupon'
import type { JsonObject } from '@console/values/json/json-document'
import * as z from 'zod/mini'

export const couponListRequest = { path: 'coupons', schema: recordListSchema(couponSchema) }

const writtenCoupon = writeResultSchema(couponSchema)

/** Those that can be read. */
export const fetchCoupons = async (api: ApiClient) => (await api.request(couponListRequest)).records

/** Null when there is none, because it was deleted or never was. */
export const findCoupon = (api: ApiClient, id: RecordId, signal?: AbortSignal) =>
  findRecord(api, { path: `coupons/${id}`, schema: couponSchema, signal })

export const createCoupon = (api: ApiClient, body: JsonObject, guard?: WriteGuard) =>
  api.request({ method: 'POST', path: 'coupons', body, schema: writtenCoupon, ...guard })

export const updateCoupon = (api: ApiClient, id: RecordId, body: JsonObject, guard?: WriteGuard) =>
  api.request({ method: 'PUT', path: `coupons/${id}`, body, schema: writtenCoupon, ...guard })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deleteCoupon = (api: ApiClient, id: RecordId, guard?: WriteGuard) =>
  api.request({ method: 'DELETE', path: `coupons/${id}`, schema: deletedSchema, keepalive: true, ...guard })

/** Booleans as databases write them. */
const couponCheckSchema = z.looseObject({
  exists: z.union([
    z.pipe(
      z.literal([true, 1, '1', 'true']),
      z.transform(() => true),
    ),
    z.pipe(
      z.literal([false, 0, '0', 'false']),
      z.transform(() => false),
    ),
  ]),
})

/**
 * Whether a coupon has the code. Null after a failure or an unreadable answer: like a free code it raises no error and
 * does not block saving (SPEC §8), but the code is not called free.
 */
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
