import { toFieldMessages } from '@console/shared/ui/form-messages'
import { expect, test } from 'vitest'
import { type PackageDraft, packageFormSchema } from './package.schema.ts'

const draft: PackageDraft = {
  name: 'Gold',
  coins: '100',
  gems: '0',
  price: '9.99',
  currency: 'USD',
  status: 'draft',
}

const inNumbers = 'Enter a price in numbers, such as 9.99'

test.each<[typed: string, price: number]>([
  ['9.99', 9.99],
  [' 9.99 ', 9.99],
  ['9', 9],
  ['9.', 9],
  ['.5', 0.5],
  ['0', 0],
  ['1000000.01', 1_000_000.01],
  ['€4,99', 4.99],
  ['4.99 €', 4.99],
  ['$9.99', 9.99],
  ['1 000', 1000],
  ['1,000.00', 1000],
  ['9,99', 9.99],
])('reads the price "%s" as %d', (typed, price) => {
  expect(packageFormSchema.parse({ ...draft, price: typed }).price).toBe(price)
})

// proves 3.6, B28
test.each([
  ['', inNumbers],
  ['free', inNumbers],
  ['9.9.9', inNumbers],
  ['1e3', inNumbers],
  ['0x10', inNumbers],
  ['Infinity', inNumbers],
  ['-1', 'Price cannot be negative'],
  ['9.999', 'Price can have at most 2 decimals'],
])('refuses the price "%s": %s', (typed, message) => {
  const { error } = packageFormSchema.safeParse({ ...draft, price: typed })
  expect(toFieldMessages(error?.issues ?? [])).toEqual({ price: [message] })
})

test.each([
  ['9.99', 'JPY', 'Price can have no decimals'],
  ['9.9999', 'KWD', 'Price can have at most 3 decimals'],
  ['1000000000', 'USD', 'Price can be at most 999,999,999'],
  ['100000000000000000000', 'USD', 'Price can be at most 999,999,999'],
])('refuses the price %s in %s: %s', (price, currency, message) => {
  const { error } = packageFormSchema.safeParse({ ...draft, price, currency })
  expect(toFieldMessages(error?.issues ?? [])).toEqual({ price: [message] })
})

test.each([
  ['9', 'JPY', 9],
  ['0.125', 'KWD', 0.125],
  ['۱۹٫۵۰', 'USD', 19.5],
  ['999999999', 'IRR', 999_999_999],
])('takes the price %s in %s', (price, currency, taken) => {
  expect(packageFormSchema.parse({ ...draft, price, currency }).price).toBe(taken)
})

test.each([
  ['', 0],
  [' ', 0],
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500 coins', 1500],
])('reads the coins "%s" as %d', (typed, coins) => {
  expect(packageFormSchema.parse({ ...draft, coins: typed }).coins).toBe(coins)
})

test.each([
  ['ten', 'Enter a whole number, 0 or more'],
  ['1e9', 'Enter a whole number, 0 or more'],
  ['1.5', 'Coins must be a whole number'],
  ['-1', 'Coins cannot be negative'],
])('refuses the coins "%s": %s', (typed, message) => {
  const { error } = packageFormSchema.safeParse({ ...draft, coins: typed })
  expect(toFieldMessages(error?.issues ?? [])).toEqual({ coins: [message] })
})

test('refuses a blank name and a currency that is not three letters', () => {
  const { error } = packageFormSchema.safeParse({ ...draft, name: '   ', currency: 'US' })
  expect(toFieldMessages(error?.issues ?? [])).toEqual({
    name: ['Enter a name'],
    currency: ['Currency must be a three-letter ISO 4217 code, such as USD'],
  })
})
