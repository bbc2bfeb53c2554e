import { packageSchema } from '@console/shared/schemas/package'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecord } from '../../records/testing/read-record.ts'
import { buildPackagePayload, normalisePackageDraft, toPackageDraft } from './package-draft.ts'

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
test('of a package that is saved with one change everything else is sent as it came', async () => {
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
        const draft = { ...toPackageDraft(record), ...change.typed }
        const sent = JSON.parse(JSON.stringify(buildPackagePayload(record, draft)))
        expect(sent).toStrictEqual(JSON.parse(JSON.stringify({ ...fields, ...change.sent })))
      },
    ),
  )
})

test('what means the same is no difference', () => {
  fc.assert(
    fc.property(known, (fields) => {
      const draft = toPackageDraft(packageSchema.parse({ ...fields, ...assigned }))
      const retyped = { ...draft, price: `${draft.price} `, coins: `0${draft.coins}`, name: ` ${draft.name}` }
      expect(normalisePackageDraft(retyped)).toEqual(normalisePackageDraft(draft))
    }),
  )
})
