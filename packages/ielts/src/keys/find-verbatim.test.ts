import { expect, test } from 'vitest'
import { findVerbatim, normaliseAnswer } from './answer-text.ts'

test.each([
  ['10-12', 'open 10 - 12 daily'],
  ['10 - 12', 'open 10-12 daily'],
  ['10- 12', 'open 10 -12 daily'],
  ['25°C', 'at 25 ° C'],
  ['25° C', 'at 25 °C'],
  ['25 °C', 'at 25° C'],
  ['50 %', 'by 50% a year'],
  ['1,200', 'for 1200 years'],
  ['Ice  house.', 'an ice\u00a0 house was built'],
  ['ice house', 'an ice\nhouse was built'],
])('“%s” is in the passage that has “%s”', (answer, passage) => {
  expect(findVerbatim(answer, normaliseAnswer(passage))).toBeGreaterThan(-1)
})

test.each([
  ['ice', 'the price of rice'],
  ['10-12', 'from 10 to 12'],
  ['well - being', 'their well-being'],
  ['102', 'about 10² metres'],
  ['25 °C', 'at 25 °Celsius'],
])('“%s” is not in the passage that has “%s”', (answer, passage) => {
  expect(findVerbatim(answer, normaliseAnswer(passage))).toBe(-1)
})
