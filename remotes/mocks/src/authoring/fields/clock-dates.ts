import { toZonedText } from '@console/values/time/zoned-time'
import type { DatePicker } from 'antd'

type ClockDates = Parameters<typeof DatePicker.generatePicker<Date>>[0]

/** What a clock in the zone shows, as a `Date` whose UTC fields say it: so that no zone of the browser has a part in it. */
export const toClockDate = (moment: number, timeZone: string): Date =>
  new Date(`${toZonedText(new Date(moment).toISOString(), timeZone)}Z`)

/** `2026-12-01T09:00:00` */
export const fromClockDate = (date: Date): string => date.toISOString().slice(0, 19)

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }),
)

/** A copy that `change` was done to. */
function after(date: Date, change: (copy: Date) => void): Date {
  const copy = new Date(date)
  change(copy)
  return copy
}

/** The same day of another month, or the last that the month has. */
function toMonth(date: Date, month: number): Date {
  const first = Date.UTC(date.getUTCFullYear(), month, 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), last)
  return new Date(first + (day - 1) * 86_400_000 + (date.getTime() % 86_400_000))
}

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)
/** Weeks begin on Monday. */
const toMonday = (date: Date) => addDays(date, -((date.getUTCDay() + 6) % 7))

/** How antd's calendar reckons with such dates; for its own it would need the zone of the browser. */
export const buildClockDates = (timeZone: string): ClockDates => ({
  getNow: () => toClockDate(Date.now(), timeZone),
  getFixedDate: (text) => new Date(`${text}Z`),
  getEndDate: (date) =>
    after(toMonth(date, date.getUTCMonth()), (copy) => copy.setUTCMonth(copy.getUTCMonth() + 1, 0)),
  getWeekDay: (date) => date.getUTCDay(),
  getYear: (date) => date.getUTCFullYear(),
  getMonth: (date) => date.getUTCMonth(),
  getDate: (date) => date.getUTCDate(),
  getHour: (date) => date.getUTCHours(),
  getMinute: (date) => date.getUTCMinutes(),
  getSecond: (date) => date.getUTCSeconds(),
  getMillisecond: (date) => date.getUTCMilliseconds(),
  addYear: (date, years) => toMonth(date, date.getUTCMonth() + 12 * years),
  addMonth: (date, count) => toMonth(date, date.getUTCMonth() + count),
  addDate: addDays,
  setYear: (date, year) => toMonth(date, date.getUTCMonth() + 12 * (year - date.getUTCFullYear())),
  setMonth: toMonth,
  setDate: (date, day) => after(date, (copy) => copy.setUTCDate(day)),
  setHour: (date, hour) => after(date, (copy) => copy.setUTCHours(hour)),
  setMinute: (date, minute) => after(date, (copy) => copy.setUTCMinutes(minute)),
  setSecond: (date, second) => after(date, (copy) => copy.setUTCSeconds(second)),
  setMillisecond: (date, millisecond) => after(date, (copy) => copy.setUTCMilliseconds(millisecond)),
  isAfter: (left, right) => left > right,
  isValidate: (date) => !Number.isNaN(date.getTime()),
  locale: {
    getWeekFirstDay: () => 1,
    getWeekFirstDate: (_locale, date) => toMonday(date),
    getWeek: (_locale, date) => {
      const thursday = addDays(toMonday(date), 3)
      return Math.ceil(
        (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1) + 1) / (7 * 86_400_000),
      )
    },
    getShortWeekDays: () => ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    getShortMonths: () => months,
    format: (_locale, date, format) =>
      format.replace(/YYYY|MMM|MM|DD|D|HH|mm|ss/g, (token) => toPart(date, token)),
    // Nothing is typed in the calendar.
    parse: () => null,
  },
})

function toPart(date: Date, token: string): string {
  const text = date.toISOString()
  const parts: Record<string, string | undefined> = {
    YYYY: text.slice(0, 4),
    MMM: months[date.getUTCMonth()],
    MM: text.slice(5, 7),
    DD: text.slice(8, 10),
    D: String(date.getUTCDate()),
    HH: text.slice(11, 13),
    mm: text.slice(14, 16),
    ss: text.slice(17, 19),
  }
  return parts[token] ?? token
}
