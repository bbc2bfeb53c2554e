import { mockSchema } from '@console/ielts/schemas'
import { packageSchema } from '@console/shared/schemas/package'
import { describe, expect, it } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { openAdminApi } from '../admin-api.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
const unstorable = 'The text contains a character that cannot be stored: U+0000 or half of a surrogate pair'

describe('questions sent as JSON text', () => {
  const api = useTestApi()
  const part = { id: 1, timelimit: 20, task: 'Write', wordlimit: 150, image: null, marks: 9 }
  const mock = {
    ...{ ielts_book_id: null, type: 'academic', duration: 60, total_question: 2, total_marks: 9 },
    ...{ section: 'writing', mock_type: 'practice', name: 'Test', description: null, fee: 0, chances: 1 },
    ...{ tips_for_success: null, start_time: null, end_time: null },
  }
  const post = (writing_questions: string) =>
    api.staff.send('POST', 'mocks/writing', { body: { ...mock, writing_questions } })
  const asText = (more: string) => JSON.stringify({ title: 'T', parts: [part] }).replace('{', `{${more},`)

  it.each([
    ['"note":"a\\u0000b"', 'writing_questions.note', unstorable],
    ['"notes":[{"text":"\\ud800"}]', 'writing_questions.notes.0.text', unstorable],
    ['"a\\udfff":1', 'writing_questions.a\udfff', unstorable],
    ['"size":1e999', 'writing_questions.size', 'The number is too large'],
    ['"size":-1e999', 'writing_questions.size', 'The number is too large'],
    [`"many":[${'1,'.repeat(10_000)}1]`, 'writing_questions', 'The body holds more than 10000 values'],
  ])('are refused with their field when they cannot be stored (%#)', async (more, field, message) => {
    const answer = await post(asText(more))
    expect(answer).toMatchObject({ status: 422, error: { [field]: [message] } })
  })

  // proves T18
  it('are refused when nested too deeply', async () => {
    const answer = await post(asText(`"deep":${'['.repeat(5000)}${']'.repeat(5000)}`))
    expect(answer).toMatchObject({ status: 422, message: 'Fields can be nested 64 deep at most' })
    expect(Object.keys(answer.error ?? {})[0]).toMatch(/^writing_questions\.deep\.0\./)
  })

  it('are parsed once: neither nested JSON text nor invalid JSON is accepted', async () => {
    for (const text of [JSON.stringify(asText('"note":"a\\u0000b"')), '{"title":', '', 'null']) {
      expect(await post(text)).toMatchObject({ status: 422 })
    }
  })

  it('are stored as the object that they contain', async () => {
    const { data } = await post(asText('"note":"café"'))
    expect(mockSchema.parse(data).writing_questions).toMatchObject({ note: 'café', parts: [part] })
  })
})

describe('a body', () => {
  const api = useTestApi()

  // proves V15.3.6
  it('with fields such as __proto__ does no harm', async () => {
    const text = `{"__proto__":{"price":7},"constructor":1,"toString":null,${JSON.stringify(starter).slice(1)}`
    const answer = await api.staff.send('POST', 'packages', { text })
    expect(packageSchema.parse(answer.data)).toMatchObject({ price: 1, constructor: 1, toString: null })
    expect(Object.prototype).not.toHaveProperty('price')
  })

  it('may start with a byte order mark', async () => {
    const text = `\ufeff${JSON.stringify(starter)}`
    expect((await api.staff.send('POST', 'packages', { text })).status).toBe(201)
  })
})

it('a body that never ends is given up before the browser gives up', async () => {
  const api = await openAdminApi({ reuse: true, requestTimeout: 50 })
  const headers = { 'content-type': 'application/json' }
  const body = new ReadableStream()
  const answer = await api.fetch(
    new Request('http://localhost/api/v1/admin/login', { method: 'POST', headers, duplex: 'half', body }),
  )
  expect(answer.status).toBe(503)
  await api.close()
})

describe('the bytes of a body', () => {
  const url = 'http://localhost/api/v1/admin/packages'

  /** A body of unknown length that tells how much of it was asked for. */
  function buildBody(chunk: Uint8Array<ArrayBuffer>, chunks: number) {
    const asked = { chunks: 0 }
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          asked.chunks += 1
          controller.enqueue(chunk)
          if (asked.chunks === chunks) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    return { asked, body }
  }

  async function post(
    body: ReadableStream | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
    isSignedIn = true,
  ) {
    const api = await openAdminApi({ reuse: true, seed: 'staff-only' })
    const { token } = await createTestClient(api).signIn('staff@example.com')
    const sent = {
      'content-type': 'application/json',
      ...headers,
      ...(isSignedIn && { authorization: `Bearer ${token}` }),
    }
    const init = { method: 'POST', body, headers: sent, duplex: 'half' } as const
    const answer = await api.fetch(new Request(url, init))
    await api.close()
    return { status: answer.status, body: await answer.json() }
  }

  const blanks = new Uint8Array(16 * 1024).fill(0x20)

  // proves T16
  it('are not read without a session', async () => {
    const { asked, body } = buildBody(blanks, 1000)
    expect(await post(body, {}, false)).toMatchObject({ status: 401 })
    expect(asked.chunks).toBe(0)
  })

  it('are not read when Content-Length is too large', async () => {
    const { asked, body } = buildBody(blanks, 1000)
    expect(await post(body, { 'content-length': '16384000' })).toMatchObject({ status: 413 })
    expect(asked.chunks).toBe(0)
  })

  // proves T16
  it('are read up to the limit without a Content-Length', async () => {
    const { asked, body } = buildBody(blanks, 1000)
    expect(await post(body, {})).toMatchObject({ status: 413 })
    expect(asked.chunks).toBe(5)
  })

  it.each([
    [400, 'The body is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}],
    [400, 'The body is not UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]), {}],
    [
      415,
      'The body is compressed. Send it as it is, without content-encoding.',
      blanks,
      { 'content-encoding': 'gzip' },
    ],
  ])('are answered with %d when they are not text: %s', async (status, message, bytes, headers) => {
    expect(await post(bytes, headers)).toMatchObject({ status, body: { message } })
  })
})
