import { expect, test } from 'vitest'
import { buildClockDates, fromClockDate, toClockDate } from './clock-dates.ts'

const dates = buildClockDates('Asia/Dhaka')
const at = (clock: string) => new Date(`${clock}Z`)
const noon = (day: string) => at(`${day}T12:00:00`)

test('converts an instant to the local time of a zone and back', () => {
  const date = toClockDate(Date.parse('2026-12-01T20:30:00Z'), 'Asia/Dhaka')
  expect([dates.getDate(date), dates.getHour(date), dates.getMinute(date)]).toEqual([2, 2, 30])
  expect(fromClockDate(date)).toBe('2026-12-02T02:30:00')
})

test.each([
  [
    'a month after the 31st is the last day of a shorter month',
    dates.addMonth(noon('2026-01-31'), 1),
    '2026-02-28',
  ],
  ['a month before January is in the year before', dates.addMonth(noon('2026-01-15'), -1), '2025-12-15'],
  ['a year after a leap day is the 28th', dates.addYear(noon('2028-02-29'), 1), '2029-02-28'],
  ['another year keeps month and day', dates.setYear(noon('2026-11-22'), 2030), '2030-11-22'],
  ['another month keeps the day where it can', dates.setMonth(noon('2026-03-31'), 3), '2026-04-30'],
  ['a month ends with its last day', dates.getEndDate(noon('2028-02-10')), '2028-02-29'],
  ['a day later may be in the next year', dates.addDate(noon('2026-12-31'), 1), '2027-01-01'],
  ['a week begins on Monday', dates.locale.getWeekFirstDate('en', noon('2026-11-22')), '2026-11-16'],
])('%s', (_rule, date, day) => {
  expect(fromClockDate(date)).toBe(`${day}T12:00:00`)
})

test.each([
  ['2026-01-01', 1],
  ['2027-01-01', 53],
  ['2026-11-22', 47],
])('%s is in week %i of ISO 8601', (day, week) => {
  expect(dates.locale.getWeek('en', noon(day))).toBe(week)
})

test('formats a date as the calendar expects it', () => {
  const date = at('2026-09-05T07:04:03')
  expect(dates.locale.format('en', date, 'YYYY-MM-DD HH:mm:ss')).toBe('2026-09-05 07:04:03')
  expect(dates.locale.format('en', date, 'D MMM YYYY')).toBe('5 Sept 2026')
})
