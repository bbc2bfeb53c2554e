import { expect, test } from 'vitest'
import { readPeriodClock } from './period-clock.ts'

const clocks = [
  ['2026-03-10T06:00:00Z', 'UTC', 0.25, 9.25 / 31, ['10 Mar', '9 Mar', '1–10 Mar', 'Feb 2026']],
  ['2026-03-31T20:00:00Z', 'UTC', 20 / 24, (30 + 20 / 24) / 31, ['31 Mar', '30 Mar', '1–31 Mar', 'Feb 2026']],
  ['2026-03-31T20:00:00Z', 'Asia/Dhaka', 2 / 24, 2 / 24 / 30, ['1 Apr', '31 Mar', '1 Apr', 'Mar 2026']],
  ['2026-01-01T00:00:00Z', 'UTC', 0, 0, ['1 Jan', '31 Dec', '1 Jan', 'Dec 2025']],
  [
    '2026-01-01T00:00:00Z',
    'America/New_York',
    19 / 24,
    (30 + 19 / 24) / 31,
    ['31 Dec', '30 Dec', '1–31 Dec', 'Nov 2025'],
  ],
  ['2028-02-29T12:00:00Z', 'UTC', 0.5, 28.5 / 29, ['29 Feb', '28 Feb', '1–29 Feb', 'Jan 2028']],
] as const

test.each(clocks)('at %s in %s the periods are those of the time zone', (at, zone, day, month, dates) => {
  const clock = readPeriodClock(Date.parse(at), zone)
  expect(clock.elapsed.today).toBeCloseTo(day, 10)
  expect(clock.elapsed.this_month).toBeCloseTo(month, 10)
  expect(Object.values(clock.dates)).toEqual(dates)
})
