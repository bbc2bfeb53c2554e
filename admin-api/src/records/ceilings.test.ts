import { packageListSchema, packageSchema } from '@console/shared/schemas/package'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClient, type TestClient } from '../../test/support/test-client.ts'
import { makeTestPlace, type TestPlace } from '../../test/support/test-place.ts'
import { type AdminApi, openAdminApi } from '../admin-api.ts'

const kilobyte = 1024
const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
const coupon = {
  ...{ code: 'SPRING', type: 'percentage', amount: 10, limit: 5, status: 'draft' },
  ...{ description: null, campaign: null },
  ...{ starts_at: '2026-03-01T00:00:00Z', expires_at: '2026-04-01T00:00:00Z' },
}
const article = { type: 'grammar', title: 'Tenses', sub_type: null, status: 'draft', contents: [] }
const mock = {
  ...{ ielts_book_id: null, type: 'academic', duration: 60, total_question: 2, total_marks: 9 },
  ...{ section: 'writing', mock_type: 'practice', name: 'Test', description: null, fee: 0, chances: 1 },
  ...{ tips_for_success: null, start_time: null, end_time: null },
  writing_questions: {
    title: 'T',
    parts: [{ id: 1, timelimit: 20, task: 'Write', wordlimit: 150, image: null, marks: 9 }],
  },
}
const kinds = {
  packages: starter,
  coupons: coupon,
  'store-grammar-or-essay': article,
  'mocks/writing': mock,
}
const tooMany = 'The fields that this server does not know hold more than 4 KB together'

let place: TestPlace
let api: AdminApi
let staff: TestClient
const failures: string[] = []
beforeAll(async () => {
  place = await makeTestPlace()
  // Its tables are changed behind its back, so the database cannot be used again.
  const own = { ...place.options, reuse: false }
  api = await openAdminApi({ ...own, seed: 'staff-only', log: (line) => failures.push(line) })
  staff = (await createTestClient(api).signIn('staff@example.com')).client
})
afterAll(async () => {
  await api.close()
  await place.remove()
  expect(failures).toEqual([])
})

describe('fields that the API does not know', () => {
  it.each(Object.entries(kinds))('hold a few KB of a record at most: %s', async (path, body) => {
    const answer = await staff.send('POST', path, { body: { ...body, note: 'x'.repeat(5 * kilobyte) } })
    expect(answer).toMatchObject({ status: 422, error: { body: [tooMany] } })
  })

  it('do not grow beyond that by one save after the other', async () => {
    const { id } = packageSchema.parse((await staff.send('POST', 'packages', { body: starter })).data)
    const add = (field: string) =>
      staff.send('PUT', `packages/${id}`, { body: { ...starter, [field]: 'x'.repeat(3 * kilobyte) } })
    expect((await add('first')).status).toBe(200)
    expect(await add('second')).toMatchObject({ status: 422, message: tooMany })
    expect((await add('first')).status).toBe(200)
  })
})

describe('what a list shows', () => {
  const long = 'x'.repeat(200_000)
  const inText = JSON.stringify([Array.from({ length: 10_001 }, () => 'x')])
  const table = {
    content_type: 'table',
    title: null,
    table_data: [{ table_columns: '[]', table_rows: inText }],
  }
  it.each([
    ['packages', { name: long.slice(0, 256) }, 'Name can have at most 255 characters'],
    ['coupons', { description: long.slice(0, 4001) }, 'Text can have at most 4000 characters'],
    ['coupons', { campaign: long.slice(0, 256) }, 'Text can have at most 255 characters'],
    ['coupons', { category: long.slice(0, 256) }, 'Text can have at most 255 characters'],
    ['coupons', { influencer_id: long.slice(0, 256) }, 'Text can have at most 255 characters'],
    ['coupons', { expires_at: '+275760-09-13T00:00:00.000Z' }, 'The year must have four digits'],
    ['store-grammar-or-essay', { title: long }, 'Title can have at most 255 characters'],
    ['store-grammar-or-essay', { sub_title: long }, 'Text can have at most 4000 characters'],
    ['store-grammar-or-essay', { image: long }, 'Text can have at most 2000 characters'],
    ['store-grammar-or-essay', { blog_image: long }, 'Text can have at most 2000 characters'],
    ['store-grammar-or-essay', { contents: [table] }, 'The tables hold more than 10000 values'],
    ['mocks/writing', { name: long }, 'Name can have at most 255 characters'],
    ['mocks/writing', { status: long }, 'Text can have at most 255 characters'],
    ['mocks/writing', { duration: 1e300 }, 'The number is too large'],
    ['mocks/writing', { fee: '1e300'.replace('e300', '0'.repeat(300)) }, 'The number is too large'],
    ['mocks/writing', { start_time: '+275760-09-13T00:00:00.000Z' }, 'The year must have four digits'],
  ] as const)('is refused when it is longer or larger than that: %s %o', async (path, wrong, message) => {
    const answer = await staff.send('POST', path, { body: { ...kinds[path], ...wrong } })
    expect(answer).toMatchObject({ status: 422, message })
  })
})

describe('a list', () => {
  const fill = (rows: number, bytes: number) =>
    place.query(`insert into package (name, coins, gems, price, currency, status, extra, created_at, updated_at)
      select 'Filled', 1, 1, 1, 'USD', 'draft', jsonb_build_object('note', repeat('x', ${bytes})), now(), now()
      from generate_series(1, ${rows})`)

  // proves T44, V15.2.2
  it('takes no more records than it can show', async () => {
    await fill(100_000, 1)
    const full = expect.stringContaining('The list holds as much as it can, 100000 records or 24 MB.')
    expect(await staff.send('POST', 'packages', { body: starter })).toMatchObject({
      status: 422,
      message: full,
    })
    const shown = await staff.ask('GET', 'packages', packageListSchema)
    expect(shown.length).toBeGreaterThan(100_000)
    expect(shown[0]).toMatchObject({ name: 'Filled', note: 'x', updated_at: expect.stringMatching(/Z$/) })
    await place.query(`delete from package where name = 'Filled'`)
    expect((await staff.send('POST', 'packages', { body: starter })).status).toBe(201)
  })

  it('that has grown far beyond it is refused whole', async () => {
    await place.query('alter table package drop constraint unknown_fields_ceiling')
    await fill(1000, 62 * kilobyte)
    expect(await staff.send('GET', 'packages')).toMatchObject({
      status: 500,
      message: expect.stringContaining('It can be shown again once some of its records are deleted.'),
    })
    await place.query(`delete from package where name = 'Filled'`)
    expect((await staff.send('GET', 'packages')).status).toBe(200)
  })
})
