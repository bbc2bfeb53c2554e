import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminApi, openAdminApi } from '../../src/admin-api.ts'
import { answerAsSpecification, type SpecificationAnswers } from './answer-as-specification.ts'

type Json = Record<string, unknown>

/** SPEC §3, in its order. */
const fieldsOf = {
  package: 'id name coins gems price status created_at updated_at',
  coupon:
    'id code description type influencer_id category amount starts_at expires_at limit campaign status updated_by created_at updated_at',
  articleRow: 'id title slug type sub_type duration author read_count sub_title image created_by created_at',
  section: 'id grammar_id title created_at updated_at deleted_at content_type',
  mockRow: 'id ielts_book type name duration total_question total_marks status chances fee',
  mock: 'id ielts_book_id type duration total_question total_marks section mock_type name description fee chances tips_for_success instruction start_time end_time',
  period:
    'total_revenue influencer_revenue total_attempt success_attempt failed_attempt success_rate failed_attempt_amount new_user active_user',
}
const optional = ['influencer_id', 'category', 'instruction']

const expectFields = (record: unknown, fields: string) => {
  const names = Object.keys(Object(record))
  const expected = fields.split(' ')
  expect(names.filter((name) => !expected.includes(name))).toEqual([])
  expect(expected.filter((name) => !names.includes(name) && !optional.includes(name))).toEqual([])
}

const toJson = async (answer: Response) => JSON.parse(await answer.text())

const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const starter = { name: 'Starter', coins: 1, gems: 1, price: 4.5, currency: 'USD', status: 'draft' }

describe('a server built from the specification alone', () => {
  let reference: AdminApi
  let strict: AdminApi
  let token: string
  let strictToken: string
  beforeAll(async () => {
    reference = await openAdminApi({ reuse: true, seed: 'demo' })
    strict = answerAsSpecification(await openAdminApi({ reuse: true, seed: 'demo' }), {})
    token = await signIn(reference)
    strictToken = await signIn(strict)
  })
  afterAll(async () => {
    await reference.close()
    await strict.close()
  })

  const send = (
    api: Pick<AdminApi, 'fetch'>,
    bearer: string | null,
    method: string,
    path: string,
    body?: unknown,
  ) =>
    api.fetch(
      new Request(`http://localhost/api/v1/admin/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )

  async function signIn(api: AdminApi): Promise<string> {
    const answer = await send(api, null, 'POST', 'login', {
      identifier: 'staff@example.com',
      password: 'ielts-staff',
    })
    return (await toJson(answer)).data.token
  }

  async function read(path: string) {
    const answer = await send(strict, strictToken, 'GET', path)
    const { status, data, message } = await toJson(answer)
    expect({ status, message }).toEqual({ status: true, message: expect.any(String) })
    return data
  }

  /** Over the reference's records, so that each kind of answer needs no server of its own. */
  const as = (answers: SpecificationAnswers) => answerAsSpecification(reference, answers)

  it('answers a sign-in with a token, a user and permissions', async () => {
    const credentials = { identifier: 'staff@example.com', password: 'ielts-staff' }
    const answer = await send(strict, null, 'POST', 'login', credentials)
    const { data } = await toJson(answer)
    expectFields(data, 'token user permissions')
    expectFields(data.user, 'id email name roles')
    expectFields(data.user.roles[0], 'name')
    expect([...answer.headers.keys()]).toEqual(['content-type'])
  })

  // proves B73
  it.each([
    ['packages', fieldsOf.package],
    ['coupons', fieldsOf.coupon],
    ['grammars-or-essays', fieldsOf.articleRow],
    ['all-books', 'id title'],
    ['mocks/writing', fieldsOf.mockRow],
    ['mocks/reading', fieldsOf.mockRow],
    ['mocks/listening', fieldsOf.mockRow],
  ])('lists %s with exactly the fields of §3', async (path, fields) => {
    const rows: Json[] = await read(path)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expectFields(row, fields)
  })

  // proves B73
  it('writes decimals as text and timestamps without a zone', async () => {
    const [row] = await read('packages')
    expect(row).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/), coins: expect.any(Number) })
    expect(row).toMatchObject({
      created_at: expect.stringMatching(moment),
      updated_at: expect.stringMatching(moment),
    })
    const [coupon] = await read('coupons')
    expect(coupon).toMatchObject({ amount: expect.any(String), expires_at: expect.stringMatching(moment) })
    expectFields(await read(`coupons/${coupon.id}`), fieldsOf.coupon)
    expect(await read(`coupons/check/${coupon.code}`)).toEqual({ exists: true })
  })

  it('leaves a timestamp without a zone as it is', async () => {
    const days = { starts_at: '2026-03-01T00:00:00+05:30', expires_at: '2026-03-31 23:59:59' }
    const coupon = { code: 'ZONE-1', description: null, type: 'fixed', amount: 5, limit: 1, campaign: null }
    const answer = await send(as({ writes: 'record' }), token, 'POST', 'coupons', {
      ...coupon,
      ...days,
      status: 'draft',
    })
    const { data } = await toJson(answer)
    expect(data).toMatchObject({
      starts_at: '2026-02-28 18:30:00',
      expires_at: days.expires_at,
      amount: '5.00',
    })
  })

  it('can drop the zone of a stored time', async () => {
    const days = { starts_at: '2026-03-01T00:00:00.000+05:30', expires_at: '2026-03-31T23:59:59Z' }
    const coupon = { code: 'ZONE-2', description: null, type: 'fixed', amount: 5, limit: 1, campaign: null }
    const server = as({ writes: 'record', times: 'clock' })
    const answer = await send(server, token, 'POST', 'coupons', { ...coupon, ...days, status: 'draft' })
    expect((await toJson(answer)).data).toMatchObject({
      starts_at: '2026-03-01 00:00:00',
      expires_at: '2026-03-31 23:59:59',
    })
  })

  // proves B73
  it('returns an article with the fields of §3, its sections by kind and tables as text', async () => {
    const rows: Json[] = await read('grammars-or-essays')
    const items: Record<string, string> = {
      list_items: 'id content_id list_item',
      paragraphs: 'id content_id paragraph',
      table_data: 'id content_id table_columns table_rows',
    }
    const itemsOf: Record<string, string> = {
      list: 'list_items',
      paragraph: 'paragraphs',
      table: 'table_data',
    }
    const seen = new Set<string>()
    for (const { id } of rows.slice(0, 8)) {
      const article = await read(`get-grammar-or-essay/${id}`)
      expectFields(article, `${fieldsOf.articleRow} status updated_at deleted_at blog_image contents`)
      for (const section of article.contents) {
        const name = itemsOf[section.content_type] ?? ''
        seen.add(section.content_type)
        expectFields(section, `${fieldsOf.section} ${name}`.trim())
        for (const item of section[name] ?? []) expectFields(item, items[name] ?? '')
        for (const table of section.table_data ?? []) {
          expect([table.table_columns, table.table_rows]).toEqual([expect.any(String), expect.any(String)])
        }
      }
    }
    expect(seen.size).toBeGreaterThan(2)
  })

  // proves B73
  it.each(['writing', 'reading', 'listening'])(
    'returns a %s mock with its questions as text',
    async (section) => {
      const [row] = await read(`mocks/${section}`)
      const mock = await read(`mocks/${section}/${row.id}`)
      const key = `${section}_questions`
      expectFields(mock, `${fieldsOf.mock} ${key}`)
      const stored = await send(reference, token, 'GET', `mocks/${section}/${row.id}`)
      expect(JSON.parse(mock[key])).toEqual((await toJson(stored)).data[key])
    },
  )

  it('returns the four periods', async () => {
    const periods = await read('dashboard')
    expectFields(periods, 'today last_day this_month last_month')
    for (const period of Object.values(periods)) expectFields(period, fieldsOf.period)
  })

  it('has no endpoint beyond §7', async () => {
    const unknown = [
      ['GET', 'packages/1'],
      ['POST', 'logout'],
      ['GET', 'openapi.json'],
      ['DELETE', 'mocks/reading/1'],
    ] as const
    for (const [method, path] of unknown) {
      const answer = await send(strict, strictToken, method, path)
      expect(answer.status, path).toBe(404)
    }
  })

  const stored = { id: expect.any(Number), name: 'Starter', price: '4.50' }
  it.each([
    ['record', 200, { status: true, data: expect.objectContaining(stored), message: 'Package created' }],
    ['id', 200, { status: true, data: { id: stored.id }, message: 'Package created' }],
    ['bare-id', 200, { status: true, data: stored.id, message: 'Package created' }],
    ['null', 200, { status: true, data: null, message: 'Package created' }],
    ['none', 200, { status: true, message: 'Package created' }],
    ['empty', 200, null],
    ['no-content', 204, null],
  ] as const)('may answer a write with %s', async (writes, status, body) => {
    const answer = await send(as({ writes }), token, 'POST', 'packages', starter)
    expect(answer.status).toBe(status)
    const text = await answer.text()
    expect(text === '' ? null : JSON.parse(text)).toEqual(body)

    const packages = await toJson(await send(reference, token, 'GET', 'packages'))
    const { id } = packages.data.find(({ name }: Json) => name === 'Starter')
    const saved = await send(as({ writes }), token, 'PUT', `packages/${id}`, { ...starter, name: 'Other' })
    const removed = await send(as({ writes }), token, 'DELETE', `packages/${id}`)
    expect([saved.status, removed.status]).toEqual([status, status])
    if (writes === 'id') expect((await toJson(removed)).data).toEqual({ id })
  })

  it('answers a saved mock with what was submitted, who saved it and its questions as text', async () => {
    const [row] = await read('mocks/writing')
    const { data: mock } = await toJson(await send(reference, token, 'GET', `mocks/writing/${row.id}`))
    const answer = await send(as({ writes: 'record' }), token, 'PUT', `mocks/writing/${row.id}`, mock)
    const { data } = await toJson(answer)
    expectFields(data, `${fieldsOf.mock} writing_questions updated_by created_at updated_at`)
    expect(JSON.parse(data.writing_questions)).toEqual(mock.writing_questions)
  })

  const words = 'Name can have at most 255 characters'
  it.each([
    ['envelope', 422, { status: false, message: words, error: 'Unprocessable Entity' }],
    ['business', 200, { status: false, message: words, error: 'Unprocessable Entity' }],
    ['message', 422, { message: words }],
    ['error', 422, { error: words }],
    ['text', 422, words],
    ['problem', 422, { type: 'about:blank', title: 'Unprocessable Entity', status: 422, detail: words }],
  ] as const)('may refuse with %s, never naming a field', async (failures, status, body) => {
    const long = { ...starter, name: 'x'.repeat(256) }
    const answer = await send(as({ failures }), token, 'POST', 'packages', long)
    expect(answer.status).toBe(status)
    expect([...answer.headers.keys()]).toEqual(['content-type'])
    expect(failures === 'text' ? await answer.text() : await toJson(answer)).toEqual(body)
  })

  it('can answer null for blanks, other spellings of rates and limits, and permissions of another system', async () => {
    const plain = as({ blanks: 'null', odd: true, permissions: ['billing.read'] })
    const { data } = await toJson(await send(plain, token, 'GET', 'dashboard'))
    expect(data.today.success_rate).toMatch(/^[\d.]+%$/)
    const mocks = await toJson(await send(plain, token, 'GET', 'mocks/writing'))
    const path = `mocks/writing/${mocks.data[0].id}`
    const { data: mock } = await toJson(await send(plain, token, 'GET', path))
    const { writing_questions: questions } = mock
    const { parts } = typeof questions === 'string' ? JSON.parse(questions) : questions
    expect(parts[0].wordlimit).toEqual(expect.any(String))
    expect(JSON.stringify(mock)).not.toContain('""')
    const credentials = { identifier: 'staff@example.com', password: 'ielts-staff' }
    const { data: session } = await toJson(await send(plain, null, 'POST', 'login', credentials))
    expect(session.permissions).toEqual(['billing.read'])
  })

  it('refuses calls over its rate limit, and says for how long', async () => {
    const limited = as({ limit: 1 })
    expect((await send(limited, token, 'GET', 'packages')).status).toBe(200)
    const refused = await send(limited, token, 'GET', 'packages')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  })
})
