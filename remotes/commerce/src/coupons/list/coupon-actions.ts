import { buildStatusResource, type StatusResource } from '@console/shared/changes/status-change'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Coupon } from '@console/shared/schemas/coupon'
import type { UrlState } from '@console/shared/ui/url-state'
import type { RecordUrl } from '../../navigation/record-url.ts'
import { buildRecordActions } from '../../records/actions/build-record-actions.tsx'
import { allCoupons, couponQueries } from '../api/coupon.queries.ts'

/** Menu entries of a coupon's row. */
export const buildRowActions = (
  platform: Platform,
  url: UrlState<RecordUrl>,
  onDelete: (record: Coupon) => void,
) =>
  buildRecordActions({
    platform,
    url,
    statuses: toStatusResource(platform),
    onDelete,
  })

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
