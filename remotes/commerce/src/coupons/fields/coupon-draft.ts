import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import { foldText } from '@console/shared/text/fold-text'
import { isMoment, parseMoment } from '@console/shared/time/moment'
import { readCount } from '../../records/numbers/typed-number.ts'
import { type CouponDraft, couponFormSchema, readAmount } from '../api/coupon.schema.ts'
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
export const toCouponDraft = (record: Coupon): CouponDraft => ({
  code: record.code,
  description: record.description ?? '',
  type: record.type,
  amount: String(record.amount),
  starts_at: record.starts_at,
  expires_at: record.expires_at,
  limit: String(record.limit),
  influencer_id: String(record.influencer_id ?? ''),
  category: record.category ?? '',
  campaign: record.campaign ?? '',
  status: record.status,
})

/** A copy starts without a code, and as a draft: nobody should be able to use it before it was looked at. */
export const toCopiedCoupon = (record: Coupon): CouponDraft => ({
  ...toCouponDraft(record),
  code: '',
  status: 'draft',
})

/** One spelling for what means the same: `4.90` and `4.9`, a moment in two zones. */
export function normaliseCouponDraft(draft: CouponDraft): CouponDraft {
  return {
    ...draft,
    code: draft.code.trim().toUpperCase(),
    description: draft.description.trim(),
    amount: toPlainNumber(draft.amount, readAmount(draft)),
    starts_at: toPlainMoment(draft.starts_at),
    expires_at: toPlainMoment(draft.expires_at),
    limit: toPlainNumber(draft.limit, readCount(draft.limit)),
    influencer_id: draft.influencer_id.trim(),
    category: draft.category.trim(),
    campaign: draft.campaign.trim(),
  }
}

const toPlainNumber = (text: string, value: number | null) => (value === null ? text.trim() : String(value))

const toPlainMoment = (text: string) => (isMoment(text) ? new Date(parseMoment(text)).toISOString() : text)

/**
 * The server's own fields, unknown ones included, under what was typed; what the server assigns is left out. Throws for a
 * draft that `couponFormSchema` refuses.
 */
export function buildCouponPayload(record: Coupon | null, draft: CouponDraft): CouponPayload {
  const known: Partial<Coupon> = record ?? {}
  const { id: _id, created_at: _created, updated_at: _updated, updated_by: _by, ...kept } = known
  return {
    ...kept,
    ...couponFormSchema.parse(draft),
    starts_at: keepMoment(draft.starts_at, known.starts_at),
    expires_at: keepMoment(draft.expires_at, known.expires_at),
    description: toOptionalText(draft.description, known.description) ?? null,
    campaign: toOptionalText(draft.campaign, known.campaign) ?? null,
    // Undefined, and so left out, where the server's copy has none and nobody typed one.
    category: toOptionalText(draft.category, known.category),
    influencer_id: toInfluencerId(draft.influencer_id, known.influencer_id),
  }
}

/** The same moment in the text that the server has for it. */
const keepMoment = (text: string, known: string | undefined) =>
  known !== undefined && parseMoment(known) === parseMoment(text) ? known : text

type OptionalText = string | null | undefined

/** The server's own spelling of nothing while nothing was typed. */
function toOptionalText(text: string, known: OptionalText): OptionalText {
  if (text === (known ?? '')) return known
  return text.trim() === '' ? null : text.trim()
}

/** Influencers are numbered or named, as the server has it: a text stays a text where it was one. */
function toInfluencerId(text: string, known: Coupon['influencer_id']): Coupon['influencer_id'] {
  const trimmed = text.trim()
  if (trimmed === String(known ?? '')) return known
  if (trimmed === '') return null
  const folded = foldText(trimmed).trim()
  return typeof known !== 'string' && /^[1-9]\d{0,14}$/.test(folded) ? Number(folded) : trimmed
}
