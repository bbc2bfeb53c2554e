import { buildStatusResource, type StatusResource } from '@console/shared/changes/status-change'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Coupon } from '@console/shared/schemas/coupon'
import { allCoupons, couponQueries } from '../api/coupon.queries.ts'

export const toStatusResource = (platform: Platform): StatusResource<Coupon> =>
  buildStatusResource({
    nameOf: ({ code }) => code,
    invalidates: [allCoupons],
    rows: {
      fetchList: fetchLatest(couponQueries(platform.api).list()),
      read: ({ status }) => ({ status }),
    },
    begin: async (change, from) => {
      const { beginCouponChange } = await import(
        /* webpackChunkName: "changes" */ '../changes/coupon-change.ts'
      )
      return beginCouponChange(platform.api, change, from)
    },
  })
