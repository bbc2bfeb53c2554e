import type { ApiClient } from '@console/shared/http'
import { recordListSchema } from '@console/shared/http/record-list'
import { couponSchema } from '@console/shared/schemas/coupon'
import { queryOptions } from '@tanstack/react-query'

const couponListSchema = recordListSchema(couponSchema)

export const couponQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: ['coupons', 'list'],
      queryFn: ({ signal }) => api.request({ path: 'coupons', schema: couponListSchema, signal }),
    }),
})
