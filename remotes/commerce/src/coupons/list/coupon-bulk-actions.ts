import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { buildBulkStatusActions } from '@console/shared/changes/bulk-status'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Coupon } from '@console/shared/schemas/coupon'
import { buildRecordValues } from '../../records/changes/record-values.ts'
import { allCoupons, couponQueries } from '../api/coupon.queries.ts'
import { buildCouponWriter } from '../changes/coupon-change.ts'
import { couponBody, couponFields } from '../fields/coupon-fields.ts'
import { DayField } from '../fields/day-field.tsx'
import { toCouponState } from '../rules/coupon-state.ts'
import { toStatusResource } from './coupon-status.ts'
import { couponView } from './coupon-view.ts'

/** Works for a learner now or later. */
const isWithLearners = (coupon: Coupon) => ['active', 'scheduled'].includes(toCouponState(coupon))

/** Actions on several coupons at once. */
export const buildBulkActions = (platform: Platform): BulkAction<Coupon>[] => [
  buildRecordValues({
    fields: couponFields,
    body: couponBody,
    groups: [
      {
        label: 'Dates',
        names: ['starts_at', 'expires_at'],
        Input: DayField,
        note: `Valid through the last day (${platform.settings.timeZone}). Leave a day empty to keep what each coupon has, or write +1 month to move it.`,
      },
      { label: 'Discount', names: ['amount'] },
      { label: 'Limit', names: ['limit'] },
      { label: 'Campaign', names: ['campaign'] },
      { label: 'Category', names: ['category'] },
      { label: 'Influencer', names: ['influencer_id'] },
    ],
    nameOf: ({ code }) => code,
    words: couponView.words,
    invalidates: [allCoupons],
    fetchList: fetchLatest(couponQueries(platform.api).list()),
    begin: () => buildCouponWriter(platform.api),
  }),
  ...buildBulkStatusActions(toStatusResource(platform), {
    verb: 'use',
    within: 'within the dates set',
    isUsed: isWithLearners,
  }),
]
