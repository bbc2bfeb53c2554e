import { expect, test } from 'vitest'
import type { CouponDraft } from '../api/coupon.schema.ts'
import { toBlankCoupon } from '../fields/coupon-draft.ts'
import { buildCouponWords } from './coupon-words.ts'

const { text } = buildCouponWords('UTC')

test.each<[keyof CouponDraft, Partial<CouponDraft>, string]>([
  ['amount', { type: 'percentage', amount: '12.5' }, '12.5%'],
  ['amount', { type: 'fixed', amount: '1234.5' }, '1,234.50 off'],
  ['limit', { limit: '2500' }, '2,500'],
  ['expires_at', { expires_at: '2090-01-31T23:59:59Z' }, '31 Jan 2090'],
])('a different %s of two coupons is shown as in the list: %j', (field, values, said) => {
  const draft = { ...toBlankCoupon('UTC'), ...values }
  expect(text?.(draft[field], [field], draft)).toBe(said)
})
