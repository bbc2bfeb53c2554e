import type { Coupon } from '@console/shared/schemas/coupon'
import { type Sort, sortRecords, urlSort } from '@console/shared/ui/table-sort'
import { urlPage, urlText } from '@console/shared/ui/url-state'
import * as z from 'zod/mini'
import { type CouponState, couponStates, toCouponState } from '../coupon-state.ts'

const sortKeys = ['code', 'campaign', 'category', 'expires_at', 'limit', 'state'] as const
type CouponSortKey = (typeof sortKeys)[number]

/** `/coupons/?q=spring&state=active&sort=expires_at&page=2` */
export const couponListUrlSchema = z.object({
  q: urlText,
  state: z.catch(z.optional(z.enum(couponStates)), undefined),
  sort: urlSort<CouponSortKey>(sortKeys, '-expires_at'),
  page: urlPage,
})
export type CouponListUrl = z.infer<typeof couponListUrlSchema>

const sortValues: Record<CouponSortKey, (record: Coupon) => string | number | null> = {
  code: (record) => record.code,
  campaign: (record) => record.campaign,
  category: (record) => record.category ?? null,
  expires_at: (record) => Date.parse(record.expires_at),
  limit: (record) => record.limit,
  state: (record) => couponStates.indexOf(toCouponState(record)),
}

type CouponView = { q: string; state?: CouponState | undefined; sort: Sort<CouponSortKey> }

export function toVisibleCoupons(records: readonly Coupon[], view: CouponView): Coupon[] {
  const wanted = view.q.trim().toLowerCase()
  const found = records.filter(
    (record) =>
      (view.state === undefined || toCouponState(record) === view.state) &&
      [record.code, record.campaign, record.category, record.description].some((text) =>
        text?.toLowerCase().includes(wanted),
      ),
  )
  return sortRecords(found, view.sort, sortValues)
}
