import type { CsvValue } from '@console/shared/csv/to-csv'
import { type Coupon, couponPayloadSchema } from '@console/shared/schemas/coupon'
import { formatNumber } from '@console/shared/ui/number'
import { readServiceDecimals } from '@console/values/money/money-limits'
import { foldText } from '@console/values/text/fold-text'
import { readServiceZone } from '@console/values/time/service-zone'
import { isTimestamp, parseTimestamp } from '@console/values/time/timestamp'
import { numberField } from '../../records/fields/number-field.ts'
import { publicationField } from '../../records/fields/publication-field.ts'
import type { DraftOf, Field, Fields } from '../../records/fields/record-field.ts'
import { toMoneyText } from '../../records/numbers/money-text.ts'
import { readCount } from '../../records/numbers/typed-number.ts'
import { toCodeText } from '../rules/code-text.ts'
import { type DayBound, formatBound, fromDay, shiftDay, toDay, toDayOf } from '../rules/coupon-days.ts'
import { describeDiscount, readAmount } from '../rules/coupon-discount.ts'
import { readSheetMoment } from './read-sheet-moment.ts'

export const couponBody = couponPayloadSchema

export type CouponDraft = DraftOf<typeof couponBody, Pick<Coupon, 'type' | 'status'>>

/**
 * The first or last day on which it is valid. A timestamp keeps the wire's own text, so that an untouched one is sent
 * as received.
 */
const dayField = (bound: DayBound): Omit<Field<Coupon, CouponDraft>, 'label'> => ({
  to: (text) => text,
  shift: (at, by) => shiftDay(at, by, bound, readServiceZone()),
  spell: (text) => (isTimestamp(text) ? new Date(parseTimestamp(text)).toISOString() : text),
  show: (text) => (isTimestamp(text) ? formatBound(text, bound, readServiceZone()) : undefined),
  toCell: (at) => toDayCell(String(at), bound),
  fromCell: (cell) => readSheetMoment(cell, bound),
})

/** Every field of a coupon; the form, files and what is sent follow from this. */
export const couponFields: Fields<Coupon, CouponDraft> = {
  code: {
    label: 'Code',
    copied: () => '',
    to: toCodeText,
    show: toCodeText,
  },
  description: { label: 'Description' },
  type: {
    label: 'Type',
    choices: { percentage: 'Percentage', fixed: 'Fixed amount' },
    blank: () => 'percentage',
    judgedAt: 'amount',
  },
  amount: {
    label: 'Amount',
    from: ({ type, amount }) =>
      type === 'fixed' ? toMoneyText(amount, readServiceDecimals()) : String(amount),
    ...numberField<CouponDraft>({
      read: (amount, { type }) => readAmount({ type, amount }),
      format: (amount, { type }) => describeDiscount({ type, amount }),
      decimals: ({ type }) => (type === 'fixed' ? readServiceDecimals() : 2),
    }),
  },
  starts_at: {
    label: 'First day',
    ...dayField('first'),
    // From the beginning of today, in the service's zone.
    blank: () => fromDay(toDayOf(new Date().toISOString(), readServiceZone()), 'first', readServiceZone()),
    judgedAt: 'expires_at',
  },
  expires_at: { label: 'Last day', ...dayField('last') },
  limit: { label: 'Limit', ...numberField<CouponDraft>({ read: readCount, format: formatNumber }) },
  influencer_id: { label: 'Influencer', to: (text, _, record) => toInfluencerId(text.trim(), record) },
  campaign: { label: 'Campaign' },
  category: { label: 'Category' },
  status: publicationField,
}

/** Influencers are numbered or named, as the server has it: a text stays a text where it was one. */
function toInfluencerId(text: string, record: Coupon | null): Coupon['influencer_id'] {
  if (text === '') return null
  const folded = foldText(text).trim()
  return typeof record?.influencer_id !== 'string' && /^[1-9]\d{0,14}$/.test(folded) ? Number(folded) : text
}

/** A day stands as one where the moment is that day's own to the millisecond; any other moment stands in full. */
function toDayCell(at: string, bound: DayBound): CsvValue {
  if (!isTimestamp(at)) return at
  const zone = readServiceZone()
  const [day, moment] = [toDay(at, bound, zone), parseTimestamp(at)]
  const isWhole = day !== null && parseTimestamp(fromDay(day, bound, zone)) === moment
  return isWhole ? day : new Date(moment).toISOString()
}
