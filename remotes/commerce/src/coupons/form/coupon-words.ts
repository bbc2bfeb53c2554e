import type { ChangeWords } from '@console/shared/editing/editor-options'
import { formatNumber } from '@console/shared/ui/number'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { readCount } from '../../records/numbers/typed-number.ts'
import { couponDraftSchema, readAmount } from '../api/coupon.schema.ts'
import { couponFieldLabels, couponTypeLabels } from '../fields/coupon-draft.ts'
import { formatBound } from '../rules/coupon-days.ts'
import { describeDiscount } from '../rules/coupon-discount.ts'

/** Differences of two coupons in words. */
export const buildCouponWords = (timeZone: string): ChangeWords => ({
  noun: 'coupon',
  label: ([field]) => Object.entries(couponFieldLabels).find(([name]) => name === field)?.[1] ?? 'Coupon',
  text(value, [field], document) {
    if (typeof value !== 'string') return undefined
    if (field === 'starts_at') return formatBound(value, 'first', timeZone)
    if (field === 'expires_at') return formatBound(value, 'last', timeZone)
    if (field === 'amount') return toDiscountText(document)
    if (field === 'limit') return toCountText(value)
    const labels: Record<string, string> =
      field === 'status' ? publicationLabels : field === 'type' ? couponTypeLabels : {}
    return labels[value]
  },
})

function toDiscountText(document: unknown): string | undefined {
  const draft = couponDraftSchema.safeParse(document).data
  const amount = draft === undefined ? null : readAmount(draft)
  return draft === undefined || amount === null ? undefined : describeDiscount({ type: draft.type, amount })
}

function toCountText(typed: string): string | undefined {
  const count = readCount(typed)
  return count === null ? undefined : formatNumber(count)
}
