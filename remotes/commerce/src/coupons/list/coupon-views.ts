import type { ListFilter } from '@console/shared/list'
import type { Coupon } from '@console/shared/schemas/coupon'
import { couponStateLabels, isExpiringSoon, readUses, toCouponState } from '../rules/coupon-state.ts'

const { active, scheduled, expired, used_up, draft, archived } = couponStateLabels

/** The views of the list: the states, and what will soon change its own. */
export const couponViews: ListFilter<Coupon> = {
  label: 'Status',
  isShort: true,
  // Staff look for the coupon that ends first.
  sorts: { expiring: 'expires_at' },
  // "Used up" is known only where the server counts uses.
  choices: (coupons) => ({
    active,
    scheduled,
    expiring: 'Expiring within 7 days',
    expired,
    ...(coupons.some((coupon) => readUses(coupon) !== null) && { used_up }),
    draft,
    archived,
  }),
  matches: (coupon, choice) =>
    choice === 'expiring' ? isExpiringSoon(coupon) : toCouponState(coupon) === choice,
}
