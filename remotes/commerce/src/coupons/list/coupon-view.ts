import { defineList, rangeFilter, toChoices, updatedByFilter, updatedFilter } from '@console/shared/list'
import type { Coupon } from '@console/shared/schemas/coupon'
import { parseTimestamp } from '@console/values/time/timestamp'
import { createElement } from 'react'
import { couponUrl } from '../../navigation/coupon-url.ts'
import { couponSheet } from '../creation/coupon-sheet.ts'
import { CouponDetails, couponColumns } from './coupon-columns.tsx'
import { couponViews } from './coupon-views.ts'

/** `/coupons/?q=spring&state=active&sort=expires_at&page=2`, and what is open over the list: `edit=7`, `new`, `new&copy=7`, `generate` or `import`. */
export const couponView = defineList<Coupon, typeof couponUrl>({
  name: 'coupons',
  words: { one: 'coupon', many: 'coupons' },
  nameOf: ({ code }) => code,
  searched: ({ code, campaign, category, description, influencer_id }) => [
    ...[code, campaign, category, description],
    String(influencer_id ?? ''),
  ],
  filters: {
    state: couponViews,
    influencer: {
      label: 'Influencer',
      choices: (coupons) => toChoices(coupons.map(toInfluencer), (id) => `Influencer ${id}`),
      matches: (coupon, choice) => toInfluencer(coupon) === choice,
    },
    campaign: {
      label: 'Campaign',
      choices: (coupons) => toChoices(coupons.map(({ campaign }) => campaign)),
      matches: ({ campaign }, choice) => campaign === choice,
    },
    ends: rangeFilter('Last day', 'day', ({ expires_at }) => parseTimestamp(expires_at)),
    updated: updatedFilter,
    by: updatedByFilter,
  },
  columns: couponColumns,
  loadSheet: async () => couponSheet,
  details: (coupon) => createElement(CouponDetails, { coupon }),
  sort: '-expires_at',
  url: couponUrl,
})

const toInfluencer = ({ influencer_id }: Coupon): string | null =>
  influencer_id == null ? null : String(influencer_id)
