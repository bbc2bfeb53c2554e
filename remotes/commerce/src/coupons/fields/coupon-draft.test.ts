import { type Coupon, couponSchema } from '@console/shared/schemas/coupon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCouponPayload, normaliseCouponDraft, toCouponDraft } from './coupon-draft.ts'

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
/** What a server may leave out. */
const optional = fc.record({ category: name }, { requiredKeys: [] })
/** As it comes over the wire, where no zero is negative. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
/** Fields of the server that the console knows nothing of. */
const unknown = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 6 }).map((key) => `x_${key}`),
  json,
)
const assigned = {
  id: 7,
  updated_by: 'Amelia Hart',
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
}

// proves 3.8, B27
test('a coupon opened and saved without a change is sent as it was, unknown fields included', () => {
  fc.assert(
    fc.property(known, optional, unknown, (fields, more, rest) => {
      const record: Coupon = couponSchema.parse({ ...rest, ...fields, ...more, ...assigned })
      const sent = buildCouponPayload(record, toCouponDraft(record))
      expect(JSON.parse(JSON.stringify(sent))).toEqual({ ...rest, ...fields, ...more })
    }),
  )
})

test('spelling alone is not a difference: the same instant in another zone, or 4.50 for 4.5', () => {
  const draft = {
    ...toCouponDraft(couponSchema.parse({ ...assigned, ...first })),
    amount: '4.50',
    starts_at: '2026-03-01T06:00:00+06:00',
  }
  expect(normaliseCouponDraft(draft)).toEqual(
    normaliseCouponDraft({ ...draft, amount: '4.5', starts_at: '2026-03-01T00:00:00Z' }),
  )
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
