import { parseTypedTime, toIsoSpelling } from '@console/values/time/parse-typed-time'
import { isTimestamp, parseTimestamp, toWireTimestamp } from '@console/values/time/timestamp'
import { formatZonedDate, fromZonedText, toZonedText } from '@console/values/time/zoned-time'

/** Which end of the days on which a coupon is valid. The last day counts whole. */
export type DayBound = 'first' | 'last'

const clocks: Record<DayBound, string> = { first: '00:00:00', last: '23:59:59' }

/** The wire timestamp of a day such as `2026-12-31`, whose end a clock may show twice; empty for an invalid day. */
export const fromDay = (day: string, bound: DayBound, timeZone: string): string =>
  fromZonedText(`${day}T${clocks[bound]}`, timeZone, bound)

/** The day that a moment stands for, or null where it is another time of day or no moment at all. */
export function toDay(at: string, bound: DayBound, timeZone: string): string | null {
  const day = toZonedText(at, timeZone).slice(0, 10)
  const whole = parseTimestamp(fromDay(day, bound, timeZone))
  return Math.floor(parseTimestamp(at) / 1000) === whole / 1000 ? day : null
}

/** The day on which a moment falls. */
export const toDayOf = (at: string, timeZone: string): string => toZonedText(at, timeZone).slice(0, 10)

/** The wire value of a typed text: a day alone means the whole day. Null if it is no timestamp. */
export function readMoment(typed: string, bound: DayBound, timeZone: string): string | null {
  const moment = parseTypedTime(typed, timeZone)
  if (Number.isNaN(moment)) return null
  const spelled = toIsoSpelling(typed)
  return /^[\d-]{10}$/.test(spelled) ? fromDay(spelled, bound, timeZone) : toWireTimestamp(moment)
}

/** In typed form: `2026-12-31` for a whole day, `2026-12-31 18:00` for another time. */
export function toLocalTime(at: string, bound: DayBound, timeZone: string): string {
  if (!isTimestamp(at)) return at
  const shown = toZonedText(at, timeZone).replace('T', ' ')
  return toDay(at, bound, timeZone) ?? shown.replace(/(:\d\d):00$/, '$1')
}

/** Stands for no end at all, which the wire does not know: the last year whole that 32 bits of seconds can hold. */
export const furtherNotice = '2037-12-31'

export const isFurtherNotice = (at: string, timeZone: string): boolean =>
  toDay(at, 'last', timeZone) === furtherNotice

/** "31 Dec 2026" for a whole day, "31 Dec 2026, 18:00" for another time of it. */
export function formatBound(at: string, bound: DayBound, timeZone: string): string {
  if (!isTimestamp(at)) return at
  if (bound === 'last' && isFurtherNotice(at, timeZone)) return 'no end date'
  const date = formatZonedDate(at, timeZone)
  if (toDay(at, bound, timeZone) !== null) return date
  return `${date}, ${toZonedText(at, timeZone).slice(11).replace(/:00$/, '')}`
}

/** `2026-12-31` and so many days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const shift = /^([+-]) ?(\d{1,3}) ?(day|week|month)s?$/i

/**
 * A timestamp moved by `+1 month` or `-2 weeks`, at the same time of day; null for any other text. A missing end date
 * stays missing.
 */
export function shiftDay(at: string, by: string, bound: DayBound, timeZone: string): string | null {
  const [, sign, count, unit = ''] = shift.exec(by.trim()) ?? []
  if (count === undefined || !isTimestamp(at)) return null
  if (bound === 'last' && isFurtherNotice(at, timeZone)) return at
  const [day = '', clock] = toZonedText(at, timeZone).split('T')
  const steps = sign === '-' ? -Number(count) : Number(count)
  const moved = /month/i.test(unit)
    ? addMonths(day, steps)
    : addDays(day, /week/i.test(unit) ? 7 * steps : steps)
  return fromZonedText(`${moved}T${clock}`, timeZone, bound)
}

/** The last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const moved = addDays(first.toISOString().slice(0, 10), Number(day.slice(8)) - 1)
  if (moved.slice(0, 7) === first.toISOString().slice(0, 7)) return moved
  return addDays(`${moved.slice(0, 7)}-01`, -1)
}
