import { findUnreadableField } from '@console/shared/http/unreadable-fields'
import type { Coupon } from '@console/shared/schemas/coupon'
import type { StatusTone } from '@console/shared/ui/status-dot'
import { parseTimestamp } from '@console/values/time/timestamp'

/** Whether a learner can use a coupon right now, from its status, dates and uses. */
export const couponStates = ['active', 'scheduled', 'used_up', 'expired', 'draft', 'archived'] as const
export type CouponState = (typeof couponStates)[number]

/** A published coupon counts from `starts_at` on and no longer at `expires_at`. */
export function toCouponState(coupon: Coupon, now = Date.now()): CouponState {
  if (coupon.status !== 'published') return coupon.status
  if (now < parseTimestamp(coupon.starts_at)) return 'scheduled'
  if (now >= parseTimestamp(coupon.expires_at)) return 'expired'
  if (findUnreadableField(coupon, 'limit') !== undefined) return 'active'
  return (readUses(coupon) ?? 0) >= coupon.limit ? 'used_up' : 'active'
}

const expiringWithin = 7 * 86_400_000

/** Works now, and no longer in a week. */
export const isExpiringSoon = (coupon: Coupon, now = Date.now()): boolean =>
  toCouponState(coupon, now) === 'active' && parseTimestamp(coupon.expires_at) <= now + expiringWithin

/** The specification names no such field; a server that counts uses sends one of these beside the ones it names. */
const useFields = ['used_count', 'usage_count', 'times_used', 'used', 'redemptions']

/** How often the code was used; null where the server does not say. */
export function readUses(coupon: Coupon): number | null {
  for (const field of useFields) {
    const value = coupon[field]
    const uses = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    if (typeof uses === 'number' && uses >= 0) return uses
  }
  return null
}

export const couponStateLabels: Record<CouponState, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  used_up: 'Used up',
  expired: 'Expired',
  draft: 'Draft',
  archived: 'Archived',
}

export const couponStateTones: Record<CouponState, StatusTone> = {
  active: 'ok',
  scheduled: 'accent',
  used_up: 'danger',
  expired: 'danger',
  draft: 'warn',
  archived: 'quiet',
}
