import { expect, test } from 'vitest'
import { activeUsers, comparisons, successRate, totalRevenue } from './figures.ts'
import { describePace, toPace, toSameShare } from './pace.ts'

test.each([
  [100, 0.5, true, 200],
  [100, 1, true, 100],
  [100, 0.09, true, null],
  [0, 0.5, true, null],
  [-5, 0.5, true, null],
  [null, 0.5, true, null],
  [100, 0.5, undefined, null],
] as const)(
  '%s after %s of the period (cumulative: %s) is a pace of %s',
  (current, elapsed, addsUp, pace) => {
    expect(toPace(current, elapsed, addsUp)).toBe(pace)
  },
)

const [days, months] = comparisons
test.each([
  ['money', 3214.4, 3000, days, 'On pace for about $3,210 by the end of the day, 7% above Last Day'],
  ['money', 3.456, 0, days, 'On pace for about $3.46 by the end of the day'],
  ['money', 30_000, -5, months, 'On pace for about $30,000 by the end of the month'],
  ['money', 9_876_543_210, null, months, 'On pace for about $9.88B by the end of the month'],
  ['count', 99.7, 100, months, 'On pace for about 100 by the end of the month, level with Last Month'],
  ['count', 3.3, 100, months, 'On pace for about 3 by the end of the month, 97% below Last Month'],
] as const)('a pace in %s of %s against %s', (unit, pace, previous, comparison, text) => {
  expect(describePace({ pace, previous, unit, currency: 'USD', comparison })).toBe(text)
})

test.each([
  ['a sum', totalRevenue, 1000, 0.25, 250],
  ['a sum when hardly any of the period has passed', totalRevenue, 1000, 0.05, null],
  ['a rate', successRate, 90, 0.25, 90],
  ['people', activeUsers, 1000, 0.25, null],
  ['nothing', totalRevenue, null, 0.25, null],
] as const)(
  '%s is compared with the same share of the period before',
  (_, figure, previous, elapsed, share) => {
    expect(toSameShare(previous, elapsed, figure)).toBe(share)
  },
)
