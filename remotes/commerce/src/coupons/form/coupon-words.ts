import type { ChangeWords } from '@console/shared/editing/editor-options'
import { isMoment } from '@console/shared/time/moment'
import { formatZonedTime } from '@console/shared/time/zoned-time'
import { publicationLabels } from '@console/shared/ui/status-dot'
import type { CouponDraft } from '../api/coupon.schema.ts'
import { couponTypeLabels } from '../fields/coupon-draft.ts'

const fieldLabels: Record<keyof CouponDraft, string> = {
  code: 'Code',
  description: 'Description',
  type: 'Type',
  amount: 'Amount',
  starts_at: 'Starts',
  expires_at: 'Expires',
  limit: 'Limit',
  influencer_id: 'Influencer',
  category: 'Category',
  campaign: 'Campaign',
  status: 'Status',
}

/** Differences of two coupons in words. */
export const buildCouponWords = (timeZone: string): ChangeWords => ({
  noun: 'coupon',
  label: ([field]) => Object.entries(fieldLabels).find(([name]) => name === field)?.[1] ?? 'Coupon',
  text: (value, [field]) => {
    if (typeof value !== 'string') return undefined
    if (field === 'starts_at' || field === 'expires_at') {
      return isMoment(value) ? formatZonedTime(value, timeZone) : undefined
    }
    const labels: Record<string, string> =
      field === 'status' ? publicationLabels : field === 'type' ? couponTypeLabels : {}
    return labels[value]
  },
})
