import { packageSchema } from '@console/shared/schemas/package'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findIssues } from '../../records/fields/check-draft.ts'
import { isSameRecord, toDraft } from '../../records/fields/draft.ts'
import { toPayload, toValues } from '../../records/fields/payload.ts'
import { readRecord } from '../../records/testing/read-record.ts'
import { type PackageDraft, packageBody, packageFields } from './package-fields.ts'

const known = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== ''),
  coins: fc.nat(),
  gems: fc.nat(),
  price: fc.nat().map((cents) => cents / 100),
  currency: fc.constantFrom('USD', 'EUR', 'BDT'),
  status: fc.constantFrom('published', 'draft', 'archived'),
})
/** As servers write numbers; at most as many digits as a number holds. */
const number = fc.oneof(
  fc.integer({ min: -1e6, max: 1e9 }).map((thousandths) => thousandths / 1000),
  fc.nat(1e6).map((cents) => (cents / 100).toFixed(2)),
  fc.nat(1e6).map((count) => ` 0${count}`),
)

const changes = fc.constantFrom(
  { typed: { name: 'Changed' }, sent: { name: 'Changed' } },
  { typed: { coins: '77,000' }, sent: { coins: 77_000 } },
  { typed: { price: '99999999.5' }, sent: { price: 99_999_999.5 } },
  { typed: { currency: 'chf' }, sent: { currency: 'CHF' } },
  { typed: {}, sent: {} },
)

const assigned = { id: 7, created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }

// proves 3.6, B27
test('a package saved with one change sends everything else as received', async () => {
  const odd = fc.record(
    {
      name: fc.string({ maxLength: 20 }),
      coins: number,
      gems: number,
      price: number,
      currency: fc.constantFrom('USD', 'eur', '৳', '', null),
      status: fc.constantFrom('published', 'draft', 'archived'),
    },
    { requiredKeys: ['name', 'coins', 'gems', 'price', 'status'] },
  )
  await fc.assert(
    fc.asyncProperty(
      odd,
      fc.dictionary(fc.string(), fc.jsonValue()),
      changes,
      async (fields, more, change) => {
        const record = await readRecord(packageSchema, { ...more, ...fields, ...assigned })
        const draft = { ...toDraft(packageFields, record), ...change.typed }
        const sent = JSON.parse(JSON.stringify(toPayload(packageFields, packageBody, record, draft)))
        expect(sent).toStrictEqual(JSON.parse(JSON.stringify({ ...fields, ...change.sent })))
      },
    ),
  )
})

test('values that mean the same are no difference', () => {
  fc.assert(
    fc.property(known, (fields) => {
      const draft = toDraft(packageFields, packageSchema.parse({ ...fields, ...assigned }))
      const retyped = { ...draft, price: `${draft.price} `, coins: `0${draft.coins}`, name: ` ${draft.name}` }
      expect(isSameRecord(packageFields, retyped, draft)).toBe(true)
    }),
  )
})

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
  expect(toValues(packageFields, { ...draft, price: typed })['price']).toBe(price)
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
  const issues = findIssues(packageFields, packageBody, { ...draft, price: typed })
  expect(toFieldMessages(issues)).toEqual({ price: [message] })
})

test.each([
  ['9.99', 'JPY', 'Price can have no decimals'],
  ['9.9999', 'KWD', 'Price can have at most 3 decimals'],
  ['1000000000', 'USD', 'Price can be at most 999,999,999'],
  ['100000000000000000000', 'USD', 'Price can be at most 999,999,999'],
])('refuses the price %s in %s: %s', (price, currency, message) => {
  const issues = findIssues(packageFields, packageBody, { ...draft, price, currency })
  expect(toFieldMessages(issues)).toEqual({ price: [message] })
})

test.each([
  ['9', 'JPY', 9],
  ['0.125', 'KWD', 0.125],
  ['۱۹٫۵۰', 'USD', 19.5],
  ['999999999', 'IRR', 999_999_999],
])('takes the price %s in %s', (price, currency, taken) => {
  expect(toValues(packageFields, { ...draft, price, currency })['price']).toBe(taken)
})

test.each([
  ['', 0],
  [' ', 0],
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500 coins', 1500],
])('reads the coins "%s" as %d', (typed, coins) => {
  expect(toValues(packageFields, { ...draft, coins: typed })['coins']).toBe(coins)
})

test.each([
  ['ten', 'Enter a whole number, 0 or more'],
  ['1e9', 'Enter a whole number, 0 or more'],
  ['1.5', 'Coins must be a whole number'],
  ['-1', 'Coins cannot be negative'],
])('refuses the coins "%s": %s', (typed, message) => {
  const issues = findIssues(packageFields, packageBody, { ...draft, coins: typed })
  expect(toFieldMessages(issues)).toEqual({ coins: [message] })
})

test('refuses a blank name and a currency that is not three letters', () => {
  const issues = findIssues(packageFields, packageBody, { ...draft, name: '   ', currency: 'US' })
  expect(toFieldMessages(issues)).toEqual({
    name: ['Enter a name'],
    currency: ['Currency must be a three-letter ISO 4217 code, such as USD'],
  })
})
