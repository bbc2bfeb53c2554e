import { expect, onTestFinished, test } from 'vitest'
import { isFiner, readDecimals, readServiceDecimals, setServiceCurrency } from './money-limits.ts'

test.each([
  ['USD', 2],
  ['jpy', 0],
  ['KWD', 3],
  // Texts that a server may send although no currency has such a code.
  ['', 2],
  ['৳', 2],
  ['YEN (JPY)', 2],
  ['JPY or USD', 2],
])('prices in “%s” have %i decimals', (currency, decimals) => {
  expect(readDecimals(currency)).toBe(decimals)
})

test('amounts without a currency have the decimals of the service’s own', () => {
  onTestFinished(() => setServiceCurrency(''))
  expect(readServiceDecimals()).toBe(2)
  setServiceCurrency('KWD')
  expect(readServiceDecimals()).toBe(3)
})

test.each([
  [9.99, 2, false],
  [9.999, 2, true],
  [9, 0, false],
  [9.5, 0, true],
])('whether %d has more than %i decimals: %s', (amount, decimals, finer) => {
  expect(isFiner(amount, decimals)).toBe(finer)
})
