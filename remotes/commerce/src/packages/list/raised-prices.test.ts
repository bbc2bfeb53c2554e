import { assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { toRaised } from '../../records/changes/plan-values.ts'
import { packageFields } from '../fields/package-fields.ts'

const draft = {
  ...{ name: 'Gold', coins: '100', gems: '0', price: '4.99', currency: 'USD' },
  status: 'draft' as const,
}

test.each([
  ['4.99', 'USD', 10, '5.49'],
  ['1.005', 'KWD', 100, '2.01'],
  ['1250', 'JPY', 3, '1288'],
  ['9.99', 'USD', -100, '0'],
  ['', 'USD', 10, ''],
  ['free', 'USD', 10, 'free'],
])('a price of "%s" %s changed by %d % is "%s"', (price, currency, percent, raised) => {
  expect(toRaised(packageFields.price, price, { ...draft, price, currency }, percent)).toBe(raised)
})

test('a raised price is never lower, and never has more decimals than its currency', () => {
  void assert(
    property(
      integer({ min: 0, max: 10_000_000 }),
      double({ min: 0, max: 500, noNaN: true }),
      (cents, percent) => {
        const price = (cents / 100).toFixed(2)
        const raised = toRaised(packageFields.price, price, { ...draft, price }, percent)
        expect(Number(raised)).toBeGreaterThanOrEqual(Number(price))
        expect(raised).toMatch(/^\d+(\.\d{1,2})?$/)
      },
    ),
  )
})
