import { couponSchema } from '@console/shared/schemas/coupon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameRecord, toBlank, toChangeWords, toDraft } from '../../records/fields/draft.ts'
import { toPayload } from '../../records/fields/payload.ts'
import { readRecord } from '../../records/testing/read-record.ts'
import { type CouponDraft, couponBody, couponFields } from './coupon-fields.ts'

const name = fc.option(
  fc.string({ maxLength: 20 }).map((text) => text.trim()),
  { nil: null },
)
const known = fc.record({
  code: fc.stringMatching(/^[A-Z0-9_-]{3,32}$/),
  description: name,
  type: fc.constantFrom('percentage', 'fixed'),
  influencer_id: fc.constantFrom(null, 7, '7', 'amara'),
  amount: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  starts_at: fc.constantFrom('2026-03-01T00:00:00Z', '2026-03-01', '2026-03-01 06:00:00+06:00'),
  expires_at: fc.oneof(
    fc.constantFrom('2026-05-31T23:59:59.000Z', '2026-05-31T00:00:00Z', '2026-05-31 23:59:59+02:00'),
    fc
      .date({ min: new Date('2026-04-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
  limit: fc.integer({ min: 1 }),
  campaign: name,
  status: fc.constantFrom('published', 'draft', 'archived'),
})
/** Fields that a server may leave out. */
const optional = fc.record({ category: name }, { requiredKeys: [] })
const assigned = {
  id: 7,
  updated_by: 'Amelia Hart',
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
}

/** Values for which the console has other rules, or other spellings. */
const odd = fc.record(
  {
    code: fc.oneof(fc.stringMatching(/^[a-z0-9]{3,32}$/), fc.constantFrom('EID 50% OFF', ' ', '')),
    amount: fc.oneof(fc.constantFrom('237.60', 0, '0.00', -1, '10.0'), fc.nat()),
    limit: fc.oneof(fc.constantFrom('500', 0, '0', 1.5), fc.nat()),
    description: fc.constantFrom('', '  ', null, ' two words '),
    starts_at: fc.constantFrom('2026-12-01 00:00:00', '2026-12-01', '2030-01-01T10:00+06:00'),
    expires_at: fc.constantFrom('2026-12-31 23:59:59', '2026-12-31', '2026-01-01T00:00:00.000000Z'),
    campaign: fc.constantFrom('', null, ' Eid '),
    influencer_id: fc.constantFrom('', '007', 7, null),
  },
  { requiredKeys: [] },
)

const changes = fc.constantFrom(
  { typed: { description: 'Changed ' }, sent: { description: 'Changed' } },
  { typed: { code: 'CHANGED' }, sent: { code: 'CHANGED' } },
  { typed: { amount: '99.5' }, sent: { amount: 99.5 } },
  { typed: { expires_at: '2099-01-01T00:00:00Z' }, sent: { expires_at: '2099-01-01T00:00:00Z' } },
  { typed: { category: 'Changed' }, sent: { category: 'Changed' } },
  { typed: {}, sent: {} },
)

// proves 3.8, B27
test('a coupon saved with one change sends everything else as received', async () => {
  const wires = fc.tuple(known, optional, odd).map((parts): object => Object.assign({}, ...parts))
  const unknown = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(unknown, wires, changes, async (more, wire, change) => {
      const record = await readRecord(couponSchema, { ...more, ...wire, ...assigned })
      const sent = toPayload(couponFields, couponBody, record, {
        ...toDraft(couponFields, record),
        ...change.typed,
      })
      expect(JSON.parse(JSON.stringify(sent))).toEqual({ ...wire, ...change.sent })
    }),
  )
})

test('spelling alone is no difference: the same instant in another zone, or 4.50 for 4.5', () => {
  const draft = {
    ...toDraft(couponFields, couponSchema.parse({ ...assigned, ...first })),
    amount: '4.50',
    starts_at: '2026-03-01T06:00:00+06:00',
  }
  const other = { ...draft, amount: '4.5', starts_at: '2026-03-01T00:00:00Z' }
  expect(isSameRecord(couponFields, draft, other)).toBe(true)
  expect(isSameRecord(couponFields, draft, { ...other, amount: '4.51' })).toBe(false)
})

const first = {
  code: 'SPRING10',
  description: null,
  type: 'fixed',
  amount: 4.5,
  starts_at: '2026-03-01T00:00:00Z',
  expires_at: '2026-05-31T23:59:59Z',
  limit: 1,
  campaign: null,
  status: 'draft',
}

const { text, label } = toChangeWords('coupon', couponFields)

test.each<[keyof CouponDraft, Partial<CouponDraft>, string]>([
  ['amount', { type: 'percentage', amount: '12.5' }, '12.5%'],
  ['type', { type: 'fixed' }, 'Fixed amount'],
  ['amount', { type: 'fixed', amount: '1234.5' }, '1,234.50 off'],
  ['limit', { limit: '2500' }, '2,500'],
  ['expires_at', { expires_at: '2090-01-31T23:59:59Z' }, '31 Jan 2090'],
])('a different %s of two coupons is shown as in the list: %j', (field, values, said) => {
  const draft = { ...toBlank(couponFields), ...values }
  expect(text?.(draft[field], [field], draft)).toBe(said)
})

test.each<[string, unknown, string, unknown]>([
  ['a field that only another version of the console knows', 'gold', 'colour', toBlank(couponFields)],
  ['a coupon that cannot be read', '2500', 'limit', { limit: 2500 }],
  ['a value that is not text', 2500, 'limit', toBlank(couponFields)],
])('%s has no words of its own in a comparison', (_, value, field, draft) => {
  expect(text?.(value, [field], draft)).toBeUndefined()
})

test('a comparison names each field as the form does, and anything else as the coupon', () => {
  const draft = toBlank(couponFields)
  expect([label(['starts_at'], draft), label(['colour'], draft)]).toEqual(['First day', 'Coupon'])
})
