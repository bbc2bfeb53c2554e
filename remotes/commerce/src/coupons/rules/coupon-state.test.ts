import type { Coupon } from '@console/shared/schemas/coupon'
import { expect, test } from 'vitest'
import { type CouponState, toCouponState } from './coupon-state.ts'

const coupon: Coupon = {
  id: 1,
  code: 'SPRING10',
  description: null,
  type: 'percentage',
  amount: 10,
  starts_at: '2026-03-01T00:00:00Z',
  expires_at: '2026-04-01T00:00:00Z',
  limit: 100,
  campaign: null,
  status: 'published',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

test.each<[now: string, state: CouponState]>([
  ['2026-02-28T23:59:59Z', 'scheduled'],
  ['2026-03-01T00:00:00Z', 'active'],
  ['2026-03-31T23:59:59Z', 'active'],
  ['2026-04-01T00:00:00Z', 'expired'],
])('at %s a published coupon for March is %s', (now, state) => {
  expect(toCouponState(coupon, Date.parse(now))).toBe(state)
})

test.each(['draft', 'archived'] as const)('a coupon that is %s stays so whatever its dates', (status) => {
  expect(toCouponState({ ...coupon, status }, Date.parse('2026-03-15T00:00:00Z'))).toBe(status)
})
