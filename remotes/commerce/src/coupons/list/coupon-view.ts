import { defineList } from '@console/shared/list'
import type { Coupon } from '@console/shared/schemas/coupon'
import { createElement } from 'react'
import { couponStateLabels, toCouponState } from '../coupon-state.ts'
import { CouponDetails, couponColumns } from './coupon-columns.tsx'

/** `/coupons/?q=spring&state=active&sort=expires_at&page=2` */
export const couponView = defineList<Coupon>({
  name: 'coupons',
  words: { one: 'coupon', many: 'coupons' },
  nameOf: ({ code }) => code,
  searched: ({ code, campaign, category, description }) => [code, campaign, category, description],
  filters: {
    state: {
      label: 'State',
      choices: couponStateLabels,
      matches: (coupon, choice) => toCouponState(coupon) === choice,
    },
  },
  columns: couponColumns,
  details: (coupon) => createElement(CouponDetails, { coupon }),
  sort: '-expires_at',
})
