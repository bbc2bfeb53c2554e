import type { ChangeWords } from '@console/shared/editing/editor-options'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { couponFieldLabels, couponTypeLabels } from '../fields/coupon-draft.ts'
import { formatBound } from '../rules/coupon-days.ts'

/** Differences of two coupons in words. */
export const buildCouponWords = (timeZone: string): ChangeWords => ({
  noun: 'coupon',
  label: ([field]) => Object.entries(couponFieldLabels).find(([name]) => name === field)?.[1] ?? 'Coupon',
  text: (value, [field]) => {
    if (typeof value !== 'string') return undefined
    if (field === 'starts_at') return formatBound(value, 'first', timeZone)
    if (field === 'expires_at') return formatBound(value, 'last', timeZone)
    const labels: Record<string, string> =
      field === 'status' ? publicationLabels : field === 'type' ? couponTypeLabels : {}
    return labels[value]
  },
})
