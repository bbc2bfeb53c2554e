import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

const changes = [
  ['count', 150, 100, 'better', '50% above Last Day'],
  ['count', 38, 100, 'behind', '62% below Last Day'],
  ['count', 0, 100, 'behind', '100% below Last Day'],
  ['count', 100, 100, 'level', 'Level with Last Day'],
  ['count', 100_001, 100_000, 'level', 'Level with Last Day'],
  ['count', 5, 0, 'better', 'Above Last Day'],
  ['count', 0, 0, 'level', 'Level with Last Day'],
  ['count', 2400, 100, 'better', '2,300% above Last Day'],
  ['count', 10_000, 100, 'better', '9,900% above Last Day'],
  ['count', 98_765_432, 1, 'better', 'Over 100 times Last Day'],
  ['money', 1013, 1000, 'better', '1.3% above Last Day'],
  ['money', 10, -5, 'better', 'Above Last Day'],
  ['money', -10, -5, 'behind', 'Below Last Day'],
  ['rate', 88, 90.5, 'worse', '2.5 points below Last Day'],
  ['rate', 91.75, 90.5, 'better', '1.25 points above Last Day'],
  ['rate', 91.5, 90.5, 'better', '1 point above Last Day'],
  ['rate', 90.37, 90.5, 'level', '0.13 points below Last Day'],
  ['rate', 90.5, 90.5, 'level', 'Level with Last Day'],
  ['rate', 100, 0, 'better', '100 points above Last Day'],
  ['rate', null, 90.5, 'level', 'No attempts yet'],
  ['rate', 90.5, null, 'level', 'Last Day had no attempts'],
  ['rate', null, null, 'level', 'No attempts yet'],
] as const

test.each(changes)('a %s of %s against %s is %s: %s', (unit, current, previous, tone, text) => {
  expect(describeChange({ unit, current, previous, previousLabel: 'Last Day' })).toEqual({ tone, text })
})
