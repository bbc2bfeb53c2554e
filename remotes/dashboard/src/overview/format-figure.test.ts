import { expect, test } from 'vitest'
import { formatDifference } from './format-figure.ts'

test.each([
  [1012.5, 1000, 'money', '+$12.50'],
  [7, 10, 'count', '−3'],
  [10, 10, 'count', '0'],
  [93, 90.5, 'rate', '+2.5 points'],
  [89.5, 90.5, 'rate', '−1 point'],
  [90, 90.001, 'rate', '0 points'],
  [null, 90, 'rate', '–'],
] as const)('%s beside %s (%s) differs by %s', (value, other, unit, text) => {
  expect(formatDifference(value, other, unit, 'USD')).toBe(text)
})
