import { expect, test } from 'vitest'
import { fromLocalTime } from './mock-times.ts'

test.each([
  '2026-12-01 09:00',
  '۲۰۲۶-۱۲-۰۱ ۰۹:۰۰',
  '２０２６－１２－０１　９：００',
  '२०२६-१२-०१ ९:००',
  '2026–12–01\u00a009:00\u200e',
])('%j is nine o’clock in Dhaka on the first of December', (typed) => {
  expect(fromLocalTime(typed, 'Asia/Dhaka')).toBe('2026-12-01T03:00:00.000Z')
})
