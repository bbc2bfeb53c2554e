import {
  array,
  assert,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  string,
} from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { couponSchema } from '../schemas/coupon.schema.ts'
import { packageSchema } from '../schemas/package.schema.ts'
import { recordListSchema } from './record-list.ts'

/** Right and wrong values of every field, so that most records are sound and the rest wrong in one place or several. */
const anyValue = oneof(
  string(),
  integer(),
  double(),
  constantFrom<unknown>(null, undefined, true, [], {}, '-1.50', ' 7'),
)
const mostly = <T>(sound: T) =>
  oneof({ weight: 30, arbitrary: constant<unknown>(sound) }, { weight: 1, arbitrary: anyValue })

const moment = mostly('2026-11-02T10:00:00.000Z')
const packages = record(
  {
    id: mostly(7),
    name: mostly('Gold'),
    coins: mostly(10),
    gems: mostly(0),
    price: oneof(mostly(9.99), mostly('9.99')),
    currency: mostly('EUR'),
    status: mostly('draft'),
    created_at: moment,
    updated_at: moment,
    not_known: anyValue,
  },
  { requiredKeys: ['id', 'name', 'coins', 'gems', 'price', 'status', 'created_at', 'updated_at'] },
)
const coupons = record(
  {
    id: mostly(7),
    code: mostly('SPRING'),
    description: mostly(null),
    type: mostly('fixed'),
    influencer_id: oneof(mostly(3), mostly('three'), mostly(null)),
    category: mostly('autumn'),
    amount: mostly(12),
    starts_at: moment,
    expires_at: mostly('2026-02-30'),
    limit: mostly(5),
    campaign: mostly(null),
    status: mostly('published'),
    updated_by: mostly('Ada'),
    created_at: moment,
    updated_at: moment,
  },
  { requiredKeys: ['id', 'code', 'description', 'type', 'amount', 'limit', 'campaign', 'status'] },
)

test.each([
  ['packages', packageSchema, packages],
  ['coupons', couponSchema, coupons],
] as const)(
  'a list of %s is read as an array of its schema reads it, with the same issues',
  (_, item, records) => {
    void assert(
      property(
        array<unknown>(oneof({ weight: 20, arbitrary: records }, { weight: 1, arbitrary: anyValue })),
        (list) => {
          const expected = z.safeParse(z.array<z.ZodMiniType>(item), list)
          const result = recordListSchema<unknown>(item)['~standard'].validate(list)
          if (result instanceof Promise) throw new Error('A list is read at once')
          if (expected.success) expect(result).toEqual({ value: expected.data })
          else
            expect(result).toEqual({
              issues: expected.error.issues.map((issue) => expect.objectContaining(issue)),
            })
        },
      ),
    )
  },
)

test.each([[null], ['packages'], [{ 0: 'package' }]])('%j is no list', (value) => {
  expect(recordListSchema(packageSchema)['~standard'].validate(value)).toMatchObject({
    issues: [{ path: [] }],
  })
})
