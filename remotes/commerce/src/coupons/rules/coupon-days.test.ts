import { couponSchema } from '@console/shared/schemas/coupon'
import { parseTimestamp } from '@console/values/time/timestamp'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatBound, fromDay, furtherNotice, shiftDay, toDay } from './coupon-days.ts'
import { toCouponState } from './coupon-state.ts'
import { listDayPresets } from './list-day-presets.ts'

const zones = fc.constantFrom(
  'UTC',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'Asia/Beirut',
  'Asia/Tehran',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
)
const bounds = fc.constantFrom('first', 'last')
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the day chosen is the day shown in every time zone, and both end days count', () => {
  fc.assert(
    fc.property(days, bounds, zones, (day, bound, zone) => {
      expect(toDay(fromDay(day, bound, zone), bound, zone)).toBe(day)
      const [first, last] = [fromDay(day, 'first', zone), fromDay(day, 'last', zone)]
      const next = parseTimestamp(fromDay(addDays(day, 1), 'first', zone))
      expect(parseTimestamp(first)).toBeLessThan(parseTimestamp(last))
      expect(next - parseTimestamp(last)).toBe(1000)
    }),
  )
})

test.each([
  ['2026-12-01', 'Asia/Dhaka', '2026-11-30T18:00:00Z', '2026-12-01T17:59:59Z'],
  ['2026-12-31', 'Pacific/Kiritimati', '2026-12-30T10:00:00Z', '2026-12-31T09:59:59Z'],
  ['2027-01-01', 'America/Los_Angeles', '2027-01-01T08:00:00Z', '2027-01-02T07:59:59Z'],
  // 23 and 25 hours.
  ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00Z', '2026-03-09T06:59:59Z'],
  ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-02T07:59:59Z'],
  // Midnight is skipped, and the last hour is shown twice.
  ['2021-03-22', 'Asia/Tehran', '2021-03-21T20:30:00Z', '2021-03-22T19:29:59Z'],
  ['2021-09-21', 'Asia/Tehran', '2021-09-20T19:30:00Z', '2021-09-21T20:29:59Z'],
])('%s in %s lasts from %s to %s, and is shown as that day', (day, zone, first, last) => {
  for (const [bound, at] of [
    ['first', first],
    ['last', last],
  ] as const) {
    expect(parseTimestamp(fromDay(day, bound, zone))).toBe(Date.parse(at))
    // A server that writes UTC without saying so.
    expect(toDay(at.replace('T', ' ').replace('Z', ''), bound, zone)).toBe(day)
  }
})

test('shows the start or end of a day as a day, and any other time as a time', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, bounds, zones, (date, bound, zone) => {
      date.setMilliseconds(0)
      const at = date.toISOString()
      const day = toDay(at, bound, zone)
      if (day === null) expect(formatBound(at, bound, zone)).toMatch(/ \d{4}, \d\d:\d\d(:\d\d)?$/)
      else expect(fromDay(day, bound, zone)).toBe(at)
    }),
  )
})

test.each([
  ['2026-12-31T23:59:59Z', 'UTC', '31 Dec 2026'],
  ['2026-12-31T23:59:59.999Z', 'UTC', '31 Dec 2026'],
  ['2026-12-31T00:00:00Z', 'UTC', '31 Dec 2026, 00:00'],
  ['2026-12-31T18:30:15Z', 'UTC', '31 Dec 2026, 18:30:15'],
  ['2026-12-31T17:59:59Z', 'Asia/Dhaka', '31 Dec 2026'],
  ['2037-12-31T23:59:59Z', 'UTC', 'no end date'],
])('an end at %s in %s is shown as %s', (at, zone, text) => {
  expect(formatBound(at, 'last', zone)).toBe(text)
})

test('a coupon through 31 December works on the 31st, and says so', () => {
  const coupon = { starts_at: '2026-12-01T00:00:00Z', expires_at: fromDay('2026-12-31', 'last', 'UTC') }
  expect(formatBound(coupon.starts_at, 'first', 'UTC')).toBe('1 Dec 2026')
  expect(formatBound(coupon.expires_at, 'last', 'UTC')).toBe('31 Dec 2026')
  const published = couponSchema.parse({
    ...{ id: 1, code: 'WINTER', description: null, type: 'fixed', amount: 1, limit: 1, campaign: null },
    ...{ status: 'published', created_at: coupon.starts_at, updated_at: coupon.starts_at },
    ...coupon,
  })
  const stateAt = (now: string) => toCouponState(published, Date.parse(now))
  expect(stateAt('2026-12-31T23:00:00Z')).toBe('active')
  expect(stateAt('2027-01-01T00:00:00Z')).toBe('expired')
})

test('common date ranges are whole days, and start with the day already chosen', () => {
  expect(listDayPresets('2026-11-23', '')).toEqual([
    { label: 'This month', first: '2026-11-23', last: '2026-11-30' },
    { label: 'December', first: '2026-12-01', last: '2026-12-31' },
    { label: '30 days', first: '2026-11-23', last: '2026-12-22' },
    { label: 'No end date', first: '2026-11-23', last: '2037-12-31' },
  ])
  expect(listDayPresets('2026-12-31', '2027-02-01')).toMatchObject([
    { last: '2026-12-31' },
    { label: 'January', first: '2027-01-01', last: '2027-01-31' },
    { label: '30 days', first: null, last: '2027-03-02' },
    { first: null },
  ])
})

test.each([
  ['2026-11-30', '+1 month', '2026-12-30'],
  ['2027-01-31', '+1 month', '2027-02-28'],
  ['2026-12-05', '+ 13 months', '2028-01-05'],
  ['2027-03-31', '-1 Month', '2027-02-28'],
  ['2026-11-30', '+2 weeks', '2026-12-14'],
  ['2026-12-01', '-1day', '2026-11-30'],
  [furtherNotice, '+1 month', furtherNotice],
])('a coupon whose last day is %s has %s later %s as its last', (day, by, moved) => {
  const at = fromDay(day, 'last', 'Asia/Dhaka')
  expect(shiftDay(at, by, 'last', 'Asia/Dhaka')).toBe(fromDay(moved, 'last', 'Asia/Dhaka'))
})

test.each(['1 month', 'in a month', '+1', '+1 year', '2026-12-01'])('%j moves no day', (by) => {
  expect(shiftDay(fromDay('2026-11-30', 'last', 'UTC'), by, 'last', 'UTC')).toBeNull()
})
