import type { ApiClient } from '@console/shared/http'
import { couponListSchema } from '@console/shared/schemas/coupon'

export const fetchCoupons = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'coupons', schema: couponListSchema, signal })
