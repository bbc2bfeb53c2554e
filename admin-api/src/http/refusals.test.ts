import { describe, expect, it } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { openAdminApi } from '../admin-api.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
const unstorable = 'The text contains a character that cannot be stored: U+0000 or half of a surrogate pair'

describe('a call that cannot be served', () => {
  const api = useTestApi()

  it('is answered with 404 at an unknown address, signed in or not', async () => {
    for (const client of [api.staff, api.visitor]) {
      expect(await client.send('GET', 'parcels')).toMatchObject({
        status: 404,
        message: 'There is nothing at /api/v1/admin/parcels in the admin API',
        error: null,
      })
    }
  })

  it('is answered with 405 and the allowed methods', async () => {
    const answer = await api.staff.send('PATCH', 'packages/1')
    expect(answer).toMatchObject({
      status: 405,
      message: 'PATCH is not possible on /api/v1/admin/packages/1; GET, PUT, DELETE are',
    })
    expect(answer.headers.get('allow')).toBe('GET, PUT, DELETE')
    expect(await api.staff.send('DELETE', 'mocks/reading/1')).toMatchObject({ status: 405 })
  })

  it.each(['', '{', 'undefined', '{"name":}'])('is answered with 400 when the body is %j', async (text) => {
    const answer = await api.staff.send('POST', 'packages', { text })
    expect(answer).toMatchObject({ status: 400, error: null })
    expect(answer.message).toMatch(/^The (body is not valid JSON|request has no body; send JSON)$/)
  })

  it.each(['null', '[]', '7', '"text"'])('is answered with 422 when the body is %s', async (text) => {
    expect(await api.staff.send('POST', 'packages', { text })).toMatchObject({ status: 422 })
  })

  it.each([
    ['store-grammar-or-essay', 5 * 1024 * 1024, '5 MB'],
    ['packages', 64 * 1024, '64 KB'],
    ['login', 4 * 1024, '4 KB'],
  ])('is answered with 413 above the size limit of %s, and not below', async (path, largest, size) => {
    const post = (length: number) => {
      const text = `{"note":"${'x'.repeat(length - '{"note":""}'.length)}"}`
      return api.staff.send('POST', path, { text })
    }
    expect((await post(largest)).status).toBe(422)
    expect(await post(largest + 1)).toMatchObject({
      status: 413,
      message: `The body is larger than ${size}. Shorten it, or link to large files instead.`,
    })
  })

  it('is answered with 422 when the database cannot store a text or number unchanged', async () => {
    const post = (more: string) =>
      api.staff.send('POST', 'packages', { text: JSON.stringify(starter).replace('{', `{${more},`) })
    expect(await post('"note":"a\\u0000b"')).toMatchObject({ status: 422, error: { note: [unstorable] } })
    expect(await post('"deep":[{"note":"\\ud800"}]')).toMatchObject({
      status: 422,
      error: { 'deep.0.note': [unstorable] },
    })
    expect(await post('"a\\u0000":1')).toMatchObject({ status: 422, message: unstorable })
    for (const huge of ['1e999', '1e300', '-1e300', '9007199254740993'])
      expect(await post(`"deep":[{"huge":${huge}}]`)).toMatchObject({
        status: 422,
        error: { 'deep.0.huge': ['The number is too large'] },
      })
    expect(await post(`"deep":${'['.repeat(9_000)}${']'.repeat(9_000)}`)).toMatchObject({
      status: 422,
      message: 'Fields can be nested 64 deep at most',
    })
  })

  // proves T16
  it('is answered with 422 and at most a hundred errors for a body full of them', async () => {
    const post = (faults: number) => {
      const contents = Array.from({ length: faults }, () => 7)
      const body = { type: 'grammar', title: 'T', sub_type: null, status: 'draft', contents }
      return api.staff.send('POST', 'store-grammar-or-essay', { body })
    }
    const some = await post(9_000)
    expect(some.status).toBe(422)
    expect(Object.keys(some.error ?? {})).toHaveLength(100)
    expect(await post(10_000)).toMatchObject({
      status: 422,
      message: 'The body holds more than 10000 values',
    })
  })

  it('may not be cached', async () => {
    for (const path of ['packages', 'parcels']) {
      expect((await api.staff.send('GET', path)).headers.get('cache-control')).toBe('no-store')
    }
  })

  it.each([
    ['GET', 'packages'],
    ['GET', 'parcels'],
    ['GET', '../../outside'],
    ['POST', 'packages'],
    ['PATCH', 'packages/1'],
  ] as const)('is always sent as JSON: %s %s', async (method, path) => {
    for (const client of [api.staff, api.visitor]) {
      const { headers } = await client.send(method, path)
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('a failing server', () => {
  // proves T42, V16.5.1
  it('answers 500 in plain words, and logs neither secrets nor the body', async () => {
    const lines: string[] = []
    const api = await openAdminApi({ seed: 'staff-only', log: (line) => lines.push(line) })
    const { client, token } = await createTestClient(api).signIn('staff@example.com')
    await api.close()

    const read = await client.send('GET', 'packages')
    const body = { identifier: 'editor@example.com', password: 'ielts-staff' }
    const signIn = await client.send('POST', 'login', { body })
    for (const answer of [read, signIn]) {
      expect(answer).toMatchObject({
        status: 500,
        message: 'The server failed on this request. Try again in a moment.',
        error: null,
      })
    }
    expect(lines).toHaveLength(2)
    const failure: Record<string, unknown> = JSON.parse(lines[1] ?? '')
    expect(failure).toMatchObject({
      level: 'error',
      id: signIn.headers.get('x-request-id'),
      message: expect.stringMatching(/^POST \/api\/v1\/admin\/login failed: Error: /),
    })
    for (const secret of [token, 'editor@example.com', 'ielts-staff', '"staff"."email"']) {
      expect(lines.join('\n')).not.toContain(secret)
    }
  })
})

describe('pages of other origins', () => {
  const preflight = {
    method: 'OPTIONS',
    headers: { origin: 'https://console.example', 'access-control-request-method': 'PUT' },
  }
  const address = 'http://localhost/api/v1/admin/packages/1'

  it('may not call by default', async () => {
    const api = await openAdminApi({ reuse: true })
    const answer = await api.fetch(new Request(address, preflight))
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    await api.close()
  })

  // proves V3.4.2
  it('may call when they are allowed, and others may not', async () => {
    const api = await openAdminApi({ reuse: true, allowedOrigin: 'https://console.example' })
    const answer = await api.fetch(new Request(address, preflight))
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://console.example')
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
    const foreign = { ...preflight, headers: { ...preflight.headers, origin: 'https://evil.example' } }
    const refused = await api.fetch(new Request(address, foreign))
    expect(refused.headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
    await api.close()
  })
})
