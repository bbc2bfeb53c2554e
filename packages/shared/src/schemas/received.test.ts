import { listBlanked, type Resource, testSpellings } from '@console/values/testing/spellings'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { articleSchema, articleSummarySchema } from './article.schema.ts'
import { bookSchema } from './book.schema.ts'
import { couponSchema } from './coupon.schema.ts'
import { dashboardSchema } from './dashboard.schema.ts'
import { packageSchema } from './package.schema.ts'
import { signInResultSchema } from './session.schema.ts'

const at = '2026-11-22T10:00:00Z'

const pack = {
  ...{
    id: 7,
    name: 'Gold',
    coins: 2000,
    gems: 5,
    price: 9.5,
    status: 'draft',
    created_at: at,
    updated_at: at,
  },
}

const coupon = {
  ...{ id: 7, code: 'SPRING', description: null, type: 'fixed', amount: 12.5, starts_at: at, expires_at: at },
  ...{ limit: 500, campaign: null, status: 'published', created_at: at, updated_at: at },
}

const article = {
  ...{ id: 7, title: 'Past perfect', slug: 'past-perfect', type: 'grammar', sub_type: null, duration: null },
  ...{ author: null, read_count: 12, sub_title: null, image: null, created_by: null, created_at: at },
}

const times = { created_at: at, updated_at: at, deleted_at: null }
const section = (id: number) => ({ id, grammar_id: 7, title: null, ...times })
const articleDetail = {
  ...{ ...article, status: 'draft', updated_at: at, deleted_at: null, blog_image: null },
  contents: [
    { ...section(1), content_type: 'definition' },
    { ...section(2), content_type: 'list', list_items: [{ id: 3, content_id: 2, list_item: 'One' }] },
    { ...section(4), content_type: 'paragraph', paragraphs: [{ id: 5, content_id: 4, paragraph: 'Two' }] },
    {
      ...{ ...section(6), content_type: 'table' },
      table_data: [{ id: 8, content_id: 6, table_columns: '["a"]', table_rows: '[["b"]]' }],
    },
  ],
}

const figures = {
  ...{ total_revenue: 10.5, influencer_revenue: 0, total_attempt: 3, success_attempt: 2, failed_attempt: 1 },
  ...{ success_rate: 66.7, failed_attempt_amount: 4, new_user: 5, active_user: 6 },
}

const resources: Resource[] = [
  { name: 'package', schema: packageSchema, sound: pack },
  { name: 'coupon', schema: couponSchema, sound: coupon },
  { name: 'article in a list', schema: articleSummarySchema, sound: article },
  { name: 'article', schema: articleSchema, sound: articleDetail },
  { name: 'book', schema: bookSchema, sound: { id: 7, title: 'Harbour 1' } },
  {
    ...{ name: 'dashboard', schema: dashboardSchema },
    sound: { today: figures, last_day: figures, this_month: figures, last_month: figures },
  },
]

describe.each(resources)('a $name', testSpellings)

test('reads an article however its server represents blank texts', () => {
  const blanked = listBlanked({ contents: articleDetail.contents })
  expect(blanked.length).toBeGreaterThan(3)
  for (const each of blanked) {
    const result = articleSchema.safeParse({ ...articleDetail, ...(each as object) })
    expect(result.error, JSON.stringify(each)).toBeUndefined()
  }
})

test.each([
  '2026-11-22T10:00:00Z',
  '2026-11-22T10:00:00.123456Z',
  '2026-11-22T16:00:00+06:00',
  '2026-11-22 10:00:00',
  '2026-11-22',
])('reads the time %s and keeps the server’s text', (text) => {
  const { created_at, updated_at } = packageSchema.parse({ ...pack, created_at: text, updated_at: text })
  expect([created_at, updated_at]).toEqual([text, text])
})

test.each([
  [packageSchema, { ...pack, price: 'nothing' }, 'price'],
  [packageSchema, { ...pack, coins: null }, 'coins'],
  [packageSchema, { ...pack, id: '12345678901234567890' }, 'id'],
  [packageSchema, { ...pack, updated_at: 'soon' }, 'updated_at'],
  [couponSchema, { ...coupon, limit: '' }, 'limit'],
  [articleSummarySchema, { ...article, read_count: true }, 'read_count'],
])('refuses other spellings and names the path (%#)', (schema: z.ZodMiniType, value, path) => {
  expect(schema.safeParse(value).error?.issues).toMatchObject([{ path: [path] }])
})

test.each([
  ['eur', 'eur'],
  [null, null],
  ['Taka', 'Taka'],
])('a package may have the currency %j', (currency, read) => {
  expect(packageSchema.parse({ ...pack, currency }).currency).toBe(read)
})

test.each([
  ['["a","b"]', '["a","b"]'],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 7, null],
    ['a', '7', ''],
  ],
])('reads the columns and rows of a table from %j', (table_columns, read) => {
  const table = {
    id: 8,
    content_id: 6,
    table_columns,
    table_rows: typeof table_columns === 'string' ? '[]' : [table_columns],
  }
  const contents = [{ ...section(6), content_type: 'table', table_data: [table] }]
  expect(articleSchema.parse({ ...articleDetail, contents }).contents).toMatchObject([
    { table_data: [{ table_columns: read, table_rows: typeof read === 'string' ? '[]' : [read] }] },
  ])
})

test.each([
  [['read', { id: 1, name: 'write' }], 2],
  [null, 0],
  [undefined, 0],
])('a sign-in may list its permissions as %j', (permissions, count) => {
  const user = { id: '7', email: 'a@b.co', name: 'Ada', roles: [{ id: 1, name: 'editor', guard: 'web' }] }
  const result = signInResultSchema.parse({ token: 't', user, permissions })
  expect(result.permissions).toHaveLength(count)
  expect(result.user).toEqual(user)
})

test('an account without an e-mail address, a name or roles signs in', () => {
  const user = { id: 7, email: null, name: null, roles: null }
  expect(signInResultSchema.parse({ token: 't', user }).user).toEqual({
    id: 7,
    email: '',
    name: '',
    roles: [],
  })
})
