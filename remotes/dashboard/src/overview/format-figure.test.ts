import { expect, test } from 'vitest'
import { formatDifference, formatFigure } from './format-figure.ts'

test.each([
  [1012.5, 1000, 'money', '+$12.50'],
  [7, 10, 'count', '−3'],
  [10, 10, 'count', '0'],
  [10, 10.004, 'money', '$0.00'],
  [10, 12.6, 'count', '−3'],
  [93, 90.5, 'rate', '+2.5 points'],
  [89.5, 90.5, 'rate', '−1 point'],
  [90, 90.001, 'rate', '0 points'],
  [null, 90, 'rate', '–'],
] as const)('%s beside %s (%s) differs by %s', (value, other, unit, text) => {
  expect(formatDifference(value, other, unit, 'USD')).toBe(text)
})

test.each([
  [-0.001, 'money', '$0.00'],
  [-0.006, 'money', '-$0.01'],
  [-0, 'count', '0'],
  [-0.001, 'rate', '0.00%'],
  [91.9, 'rate', '91.90%'],
] as const)('%s (%s) is shown as %s', (value, unit, text) => {
  expect(formatFigure(value, unit, 'USD')).toBe(text)
})
