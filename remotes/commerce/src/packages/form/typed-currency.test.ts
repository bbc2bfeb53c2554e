import { expect, test } from 'vitest'
import { readTypedCurrency } from './typed-currency.ts'

test.each([
  ['€4,99', 'USD', 'EUR'],
  ['4.99 €', 'USD', 'EUR'],
  ['EUR 4,99', 'USD', 'EUR'],
  ['4,99eur', 'USD', 'EUR'],
  ['$5', 'EUR', 'USD'],
  ['$5', 'CAD', 'CAD'],
  ['৳500', 'USD', 'BDT'],
  ['5', 'USD', null],
  ['5 abc', 'USD', null],
  ['5 us', 'EUR', null],
])('%j typed where the currency is %s: %s', (price, current, currency) => {
  expect(readTypedCurrency(price, current)).toBe(currency)
})
