import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCount, readMoney, readPercent } from './typed-number.ts'

test.each([
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500', 1500],
  ['1,500 coins', 1500],
  ['20 gems', 20],
  ['1 use', 1],
  ['12,34,567', 1234567],
  ['2.5', 2.5],
  ['2.0', 2],
  ['1e9', null],
  ['', null],
])('reads the count %j as %j in every locale', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})

test.each([
  ['20%', 20],
  ['20 %', 20],
  ['%20', 20],
  ['12,5 %', 12.5],
  ['12.5%', 12.5],
  ['20 percent', 20],
  ['20 per cent', 20],
  ['20', 20],
  ['€20', null],
])('reads the percentage %j as %j', (typed, percentage) => {
  expect(readPercent(typed)).toBe(percentage)
})

test('reads a plain number as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (hundredths) => {
      expect(readMoney((hundredths / 100).toFixed(2))).toBe(hundredths / 100)
    }),
  )
})
