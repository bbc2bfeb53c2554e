import type { ApiClient } from '@console/shared/http'
import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import type { CreatedKind, NewRecord } from '../../records/creation/create-records.ts'
import { isSameRecord } from '../../records/fields/draft.ts'
import { createCoupon, fetchCoupons } from '../api/coupon.api.ts'
import { allCoupons } from '../api/coupon.queries.ts'
import { couponFields } from '../fields/coupon-fields.ts'

/** Its code is replaced if it turns out to be taken and `remake` allows it. */
export type NewCoupon = NewRecord<CouponPayload>

/** No two coupons have the same code. */
export const couponIdentity: Pick<CreatedKind<Coupon, CouponPayload>, 'keyOf' | 'uniqueField' | 'isSame'> = {
  // Whatever case a server keeps codes in.
  keyOf: ({ code }) => code.trim().toUpperCase(),
  uniqueField: 'code',
  isSame: (coupon, payload) => isSameRecord(couponFields, coupon, payload),
}

/** Coupons that are created together. */
export const toCreatedCoupons = (api: ApiClient): CreatedKind<Coupon, CouponPayload> => ({
  ...couponIdentity,
  words: { one: 'coupon', many: 'coupons' },
  nameOf: ({ code }) => code,
  fetchAll: () => fetchCoupons(api),
  create: (payload, guard) => createCoupon(api, payload, guard),
  invalidates: [allCoupons],
})
