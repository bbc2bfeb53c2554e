import type { ChangedResource } from '@console/shared/changes/announce-change'
import { saveCell } from '@console/shared/changes/save-cell'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Coupon } from '@console/shared/schemas/coupon'
import { checkDraft } from '../../records/fields/check-draft.ts'
import { toDraft } from '../../records/fields/draft.ts'
import { allCoupons, couponQueries } from '../api/coupon.queries.ts'
import { beginCouponChange } from '../changes/coupon-change.ts'
import { couponBody, couponFields } from '../fields/coupon-fields.ts'
import { formatDiscount, readAmount } from '../rules/coupon-discount.ts'

type DiscountChange = Pick<Coupon, 'type' | 'amount'>

/** Takes the discount as the form does. For `TextEdit.save`. */
export async function saveDiscount(platform: Platform, coupon: Coupon, text: string): Promise<string | null> {
  const base = toDraft(couponFields, coupon)
  const draft = { ...base, amount: text }
  const amount = readAmount(draft)
  if (amount === coupon.amount) return null
  const [problem] = checkDraft(couponFields, couponBody, draft, base)['amount'] ?? []
  if (problem !== undefined || amount === null) return problem ?? null
  const from = readDiscount(coupon)
  return saveCell(platform, toDiscountResource(platform), coupon, { ...from, amount }, from)
}

const readDiscount = ({ type, amount }: Coupon): DiscountChange => ({ type, amount })

const toDiscountResource = ({ api }: Platform): ChangedResource<Coupon, DiscountChange> => ({
  nameOf: ({ code }) => code,
  invalidates: [allCoupons],
  rows: {
    fetchList: fetchLatest(couponQueries(api).list()),
    read: readDiscount,
  },
  read: readDiscount,
  begin: (change, from) => beginCouponChange(api, change, from),
  describe: ({ code }, change) => ({
    doing: `Changing the discount of “${code}”`,
    done: `“${code}” now takes off ${formatDiscount(change)}`,
  }),
})
