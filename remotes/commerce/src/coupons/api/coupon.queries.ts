import type { ApiClient } from '@console/shared/http'
import { queryOptions } from '@tanstack/react-query'
import { fetchCoupons } from './coupon.api.ts'

const allCoupons = ['coupons'] as const

export const couponQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: [...allCoupons, 'list'],
      queryFn: ({ signal }) => fetchCoupons(api, signal),
    }),
})
