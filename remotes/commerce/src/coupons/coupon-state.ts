import type { Coupon } from '@console/shared/schemas/coupon'
import type { StatusTone } from '@console/shared/ui/status-dot'

/** What a coupon is worth to a learner right now: its status and its dates together. */
export const couponStates = ['active', 'scheduled', 'expired', 'draft', 'archived'] as const
export type CouponState = (typeof couponStates)[number]

/** A published coupon counts from `starts_at` on and no longer at `expires_at`. */
export function toCouponState(coupon: Coupon, now = Date.now()): CouponState {
  if (coupon.status !== 'published') return coupon.status
  if (now < Date.parse(coupon.starts_at)) return 'scheduled'
  return now < Date.parse(coupon.expires_at) ? 'active' : 'expired'
}

export const couponStateLabels: Record<CouponState, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  draft: 'Draft',
  archived: 'Archived',
}

export const couponStateTones: Record<CouponState, StatusTone> = {
  active: 'ok',
  scheduled: 'accent',
  expired: 'danger',
  draft: 'warn',
  archived: 'quiet',
}
