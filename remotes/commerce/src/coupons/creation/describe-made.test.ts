import { couponPayloadSchema } from '@console/shared/schemas/coupon'
import { expect, test } from 'vitest'
import { describeMade, toSharedSearch } from './describe-made.ts'

const draft = couponPayloadSchema.parse({
  ...{ code: 'GIFT-1', description: null, type: 'percentage', amount: 10, limit: 1, campaign: null },
  ...{ starts_at: '2026-12-01T00:00:00Z', expires_at: '2026-12-31T23:59:59Z', status: 'draft' },
})
const published = { ...draft, status: 'published' as const }
const archived = { ...draft, status: 'archived' as const }

const inDecember = Date.parse('2026-12-10T00:00:00Z')
const inNovember = Date.parse('2026-11-10T00:00:00Z')

test.each([
  [[draft, draft], inDecember, '2 draft codes created', 'Drafts: learners can’t use them until you publish.'],
  [[draft], inDecember, '1 draft code created', 'Draft: learners can’t use it until you publish.'],
  [[published, published], inDecember, '2 coupons created', 'Learners can use them now.'],
  [[published], inNovember, '1 coupon created', 'Learners can use it from 1 Dec 2026.'],
  [[archived], inDecember, '1 coupon created', 'It is archived: learners can’t use it.'],
  [
    [published, published],
    Date.parse('2027-02-01T00:00:00Z'),
    '2 coupons created',
    'They have expired already.',
  ],
  [
    [published, draft, draft, archived],
    inDecember,
    '4 coupons created',
    '1 can be used now, 2 are drafts, 1 archived.',
  ],
])('case %#: describes what was created and what learners can use', (made, now, title, effect) => {
  expect(describeMade(made, { asked: made.length, timeZone: 'UTC', now })).toEqual({ title, effect })
})

test.each([
  [[draft], '1 of 3 coupons created', 'Draft: learners can’t use it until you publish.'],
  [[draft, draft], '2 of 3 coupons created', 'Drafts: learners can’t use them until you publish.'],
  [[], '0 of 3 coupons created', ''],
])('case %#: also describes what was created when some are left to create', (made, title, effect) => {
  expect(describeMade(made, { asked: 3, timeZone: 'UTC' })).toEqual({ title, effect })
})

test.each([
  [['GIFT-A1', 'GIFT-B2'], 'GIFT-'],
  [['GIFT-A1'], 'GIFT-A1'],
  [['AB1', 'AC2'], ''],
  [[], ''],
])('the codes %j are found by searching for %j', (codes, search) => {
  expect(toSharedSearch(codes)).toBe(search)
})
