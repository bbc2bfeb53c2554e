import { numberId } from '@console/values/schemas/number'
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
import { describeIssues } from './describe-issues.ts'
import { assertReadable, recordListSchema } from './record-list.schema.ts'
import { readRecord } from './unreadable-fields.ts'

/**
 * Mixes valid and invalid values for every field, so that most records are valid and the others have one or several
 * faults.
 */
const anyValue = oneof(
  string(),
  integer(),
  double(),
  constantFrom<unknown>(null, undefined, true, [], {}, '-1.50', ' 7'),
)
const mostly = <T>(sound: T) =>
  oneof({ weight: 30, arbitrary: constant<unknown>(sound) }, { weight: 1, arbitrary: anyValue })

const moment = oneof(mostly('2026-11-02T10:00:00.000Z'), mostly('2026-11-02 10:00:00'))
const packages = record(
  {
    id: oneof(mostly(7), mostly('7')),
    name: mostly('Gold'),
    coins: oneof(mostly(10), mostly('10')),
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
    id: oneof(mostly(7), mostly('7')),
    code: mostly('SPRING'),
    description: mostly(null),
    type: mostly('fixed'),
    influencer_id: oneof(mostly(3), mostly('three'), mostly(null)),
    category: mostly('autumn'),
    amount: mostly(12),
    starts_at: moment,
    expires_at: mostly('2026-02-30'),
    limit: mostly(5),
    campaign: oneof(mostly(null), mostly(undefined), mostly('spring')),
    status: mostly('published'),
    updated_by: mostly('Ada'),
    created_at: moment,
    updated_at: moment,
  },
  { requiredKeys: ['id', 'code', 'description', 'type', 'amount', 'limit', 'campaign', 'status'] },
)

const readList = (item: Parameters<typeof recordListSchema>[0], list: unknown) => {
  const result = recordListSchema(item)['~standard'].validate(list)
  if (result instanceof Promise) throw new Error('A list is read at once')
  return result
}

test.each([
  ['packages', packageSchema, packages],
  ['coupons', couponSchema, coupons],
] as const)(
  'reads each record of a list of %s as one alone, or reports the same issues',
  (_, item, records) => {
    void assert(
      property(
        array<unknown>(oneof({ weight: 20, arbitrary: records }, { weight: 1, arbitrary: anyValue })),
        (list) => {
          const parsed = list.map((record, index) => readRecord<object>(item, record, ['data', index]))
          expect(readList(item, list)).toEqual({
            value: {
              records: parsed.flatMap(({ issues, ...read }) => ('value' in read ? [read.value] : [])),
              unreadable: parsed.flatMap(({ issues }, index) =>
                issues === undefined
                  ? []
                  : [
                      expect.objectContaining({
                        index,
                        issues: describeIssues(issues, list[index], ['data', index]),
                      }),
                    ],
              ),
            },
          })
        },
      ),
    )
  },
)

const book = z.looseObject({ id: numberId(), title: z.string() })

// proves 5.4
test('an unreadable record affects only itself, and is reported with its position, id and issues', () => {
  const list = [
    { id: 1, title: 'One' },
    { id: '2x', title: 'Two' },
    { title: 3 },
    'four',
    { id: 5, title: 'Five' },
  ]
  const issue = (path: string, message: string) => ({ code: 'invalid_type', path, message })
  expect(readList(book, list)).toEqual({
    value: {
      records: [list[0], list[4]],
      unreadable: [
        {
          index: 1,
          id: '2x',
          issues: [
            {
              code: 'invalid_union',
              path: 'data[1].id',
              message: 'must be a number or its digits, but is “2x”',
            },
          ],
        },
        {
          index: 2,
          id: null,
          issues: [
            {
              code: 'invalid_union',
              path: 'data[2].id',
              message: 'must be a number or its digits, but is missing',
            },
            issue('data[2].title', 'must be text, but is 3'),
          ],
        },
        { index: 3, id: null, issues: [issue('data[3]', 'must be an object, but is “four”')] },
      ],
    },
  })
})

test('looking up an unreadable record is a validation error, and a missing one is not found', () => {
  const issues = [{ code: 'custom', path: 'data[3].price', message: 'must be a number or its text' }]
  const list = { records: [], unreadable: [{ index: 3, id: 7, issues }] }
  expect(() => assertReadable(list, 7, 'packages')).toThrow(
    'Schema validation error in packages: data[3].price: must be a number or its text',
  )
  expect(() => assertReadable(list, 8, 'packages')).not.toThrow()
})

test.each([[null], ['packages'], [{ 0: 'package' }], [{}]])('%j is not a list', (value) => {
  expect(readList(packageSchema, value)).toMatchObject({ issues: [{ path: [] }] })
})
