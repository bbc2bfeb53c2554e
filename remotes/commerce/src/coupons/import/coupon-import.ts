import type { ApiClient } from '@console/shared/http'
import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import { formatCount } from '@console/shared/ui/number'
import { publicationLabels } from '@console/shared/ui/status-dot'
import type { ImportedKind, RowRules } from '../../records/import/imported-kind.ts'
import { couponIdentity, toCreatedCoupons } from '../creation/created-coupons.ts'
import { type CouponDraft, couponBody, couponFields } from '../fields/coupon-fields.ts'

/** Converts a row to a coupon. */
export const couponRows: RowRules<Coupon, CouponDraft, CouponPayload> = {
  ...couponIdentity,
  fields: couponFields,
  body: couponBody,
  advice: { 'Invalid date format': 'Write the date as 2026-05-31 or 2026-05-31 23:59' },
}

/** Coupons from a file. */
export const toCouponImport = (
  api: ApiClient,
  timeZone: string,
): ImportedKind<Coupon, CouponDraft, CouponPayload> => ({
  ...couponRows,
  ...toCreatedCoupons(api),
  example: {
    ...{
      code: 'SPRING-10',
      description: 'For the spring intake',
      type: 'percentage',
      amount: 10,
      limit: 500,
    },
    ...{ starts_at: '2026-03-01', expires_at: '2026-05-31' },
    ...{ campaign: 'Spring', category: 'Students', status: 'draft' },
  },
  notes: `Type is percentage or fixed. Status is published, draft or archived; empty means draft. Dates are days in ${timeZone}, and the last day is included; an exact time such as 2026-05-31 18:00 is kept.`,
  columns: [
    { title: 'Discount', names: ['amount'], align: 'end' },
    { title: `Valid (${timeZone})`, names: ['starts_at', 'expires_at'] },
  ],
  describe: ({ status, limit }) =>
    `${publicationLabels[status]}, ${formatCount(limit, { one: 'use', many: 'uses' })}`,
})
