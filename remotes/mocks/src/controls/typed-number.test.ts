import { expect, test } from 'vitest'
import { toTypedNumber } from './typed-number.ts'

test.each([
  ['2.50', 2.5],
  ['2.', 2],
  [' 3 ', 3],
  ['4,99', 4.99],
  ['4,9', 4.9],
  [',5', 0.5],
  ['1,500', 1500],
  ['4,', 4],
  ['-5', -5],
  ['۱۹٫۵', 19.5],
  ['１９．５', 19.5],
  ['২\u200b', 2],
  ['€4,99', '€4,99'],
  ['1,2,3', '1,2,3'],
  ['three', 'three'],
  ['', ''],
])('typing %j gives %j', (typed, value) => {
  expect(toTypedNumber(typed)).toBe(value)
})
