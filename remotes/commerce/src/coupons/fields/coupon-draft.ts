import { blankOdd } from '@console/shared/http/odd-fields'
import { type Coupon, couponPayloadSchema } from '@console/shared/schemas/coupon'
import type { JsonObject } from '@console/values/json/json-document'
import { readServiceDecimals } from '@console/values/money/money-limits'
import { foldText } from '@console/values/text/fold-text'
import { isMoment, parseMoment } from '@console/values/time/moment'
import { buildUpdate, listTouched, pickFields } from '../../records/form/touched.ts'
import { toMoneyText } from '../../records/numbers/money-text.ts'
import { readCount, toPlainNumber } from '../../records/numbers/typed-number.ts'
import { type CouponDraft, readAmount } from '../api/coupon.schema.ts'
import { fromDay, toDayOf } from '../rules/coupon-days.ts'

/** In the order they stand on screen. */
export const couponFields = [
  'code',
  'description',
  'type',
  'amount',
  'starts_at',
  'expires_at',
  'limit',
  'influencer_id',
  'campaign',
  'category',
  'status',
] as const satisfies readonly (keyof CouponDraft)[]

export const couponFieldLabels: Record<keyof CouponDraft, string> = {
  code: 'Code',
  description: 'Description',
  type: 'Type',
  amount: 'Amount',
  starts_at: 'First day',
  expires_at: 'Last day',
  limit: 'Limit',
  influencer_id: 'Influencer',
  category: 'Category',
  campaign: 'Campaign',
  status: 'Status',
}

export const couponTypeLabels = { percentage: 'Percentage', fixed: 'Fixed amount' } as const

/** What the form of a new coupon starts from: it counts from the beginning of today, in the service's zone. */
export const toBlankCoupon = (timeZone: string, now = new Date()): CouponDraft => ({
  code: '',
  description: '',
  type: 'percentage',
  amount: '',
  starts_at: fromDay(toDayOf(now.toISOString(), timeZone), 'first', timeZone),
  expires_at: '',
  limit: '',
  influencer_id: '',
  category: '',
  campaign: '',
  status: 'draft',
})

/** What the form starts from. Moments keep the wire's own text, so that an untouched one is sent as it was. */
export const toCouponDraft = (record: Coupon): CouponDraft =>
  blankOdd(
    {
      code: record.code,
      description: record.description ?? '',
      type: record.type,
      amount:
        record.type === 'fixed' ? toMoneyText(record.amount, readServiceDecimals()) : String(record.amount),
      starts_at: record.starts_at,
      expires_at: record.expires_at,
      limit: String(record.limit),
      influencer_id: String(record.influencer_id ?? ''),
      category: record.category ?? '',
      campaign: record.campaign ?? '',
      status: record.status,
    },
    record,
  )

/** A copy starts without a code, and as a draft: nobody should be able to use it before it was looked at. */
export const toCopiedCoupon = (record: Coupon): CouponDraft => ({
  ...toCouponDraft(record),
  code: '',
  status: 'draft',
})

/** `4.90` and `4.9` are one amount, and a moment is the same in two zones. */
const toMeaning = (draft: CouponDraft): CouponDraft => ({
  ...draft,
  amount: toPlainNumber(draft.amount, readAmount(draft)),
  starts_at: toPlainMoment(draft.starts_at),
  expires_at: toPlainMoment(draft.expires_at),
  limit: toPlainNumber(draft.limit, readCount(draft.limit)),
})

const toPlainMoment = (text: string) => (isMoment(text) ? new Date(parseMoment(text)).toISOString() : text)

/** One spelling for what means the same. */
export const normaliseCouponDraft = (draft: CouponDraft): CouponDraft => ({
  ...toMeaning(draft),
  code: draft.code.trim().toUpperCase(),
  description: draft.description.trim(),
  influencer_id: draft.influencer_id.trim(),
  category: draft.category.trim(),
  campaign: draft.campaign.trim(),
})

export const listTouchedInCoupon = (draft: CouponDraft, base: CouponDraft | null) =>
  listTouched(couponFields, { draft, base, toMeaning })

/** What a POST or PUT sends: what was typed, and of a coupon all else as it came. */
export function buildCouponPayload(record: Coupon | null, draft: CouponDraft): JsonObject {
  const values = toValues(draft, record)
  const touched = listTouchedInCoupon(draft, record && toCouponDraft(record))
  if (record !== null) return buildUpdate(record, couponPayloadSchema, pickFields(values, touched))
  // SPEC has these two as optional.
  return {
    ...values,
    category: values.category ?? undefined,
    influencer_id: values.influencer_id ?? undefined,
  }
}

const toValues = (draft: CouponDraft, record: Coupon | null) => ({
  ...draft,
  code: draft.code.trim().toUpperCase(),
  description: draft.description.trim() || null,
  amount: readAmount(draft) ?? draft.amount,
  limit: readCount(draft.limit) ?? draft.limit,
  influencer_id: toInfluencerId(draft.influencer_id.trim(), record?.influencer_id),
  category: draft.category.trim() || null,
  campaign: draft.campaign.trim() || null,
})

/** Influencers are numbered or named, as the server has it: a text stays a text where it was one. */
function toInfluencerId(text: string, known: Coupon['influencer_id']): Coupon['influencer_id'] {
  if (text === '') return null
  const folded = foldText(text).trim()
  return typeof known !== 'string' && /^[1-9]\d{0,14}$/.test(folded) ? Number(folded) : text
}
