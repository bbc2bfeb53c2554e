import type { CsvValue } from '@console/shared/csv/to-csv'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { isMoment, parseMoment } from '@console/values/time/moment'
import { readServiceZone } from '@console/values/time/service-zone'
import { type DayBound, fromDay, toDay } from '../rules/coupon-days.ts'

/** Columns of every coupon file, whether it is written or read. */
export const sheetColumns = [
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
] as const satisfies readonly (keyof CouponPayload)[]
export type SheetColumn = (typeof sheetColumns)[number]

const bounds: Partial<Record<SheetColumn, DayBound>> = { starts_at: 'first', expires_at: 'last' }

/** A day stands as one where the moment is that day's own to the millisecond; any other moment stands in full. */
function toCell(coupon: CouponPayload, column: SheetColumn): CsvValue {
  const bound = bounds[column]
  const value = coupon[column] ?? null
  if (bound === undefined || typeof value !== 'string' || !isMoment(value)) return value
  const zone = readServiceZone()
  const day = toDay(value, bound, zone)
  const moment = parseMoment(value)
  const isWhole = day !== null && parseMoment(fromDay(day, bound, zone)) === moment
  return isWhole ? day : new Date(moment).toISOString()
}

/** What the list of coupons exports, so that the file can be imported again without loss. */
export const couponSheet = sheetColumns.map((column) => ({
  key: column,
  title: column,
  value: (coupon: CouponPayload): CsvValue => toCell(coupon, column),
}))
