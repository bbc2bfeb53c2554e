import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

const rows = { rows: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Starter' })) }
const ask = (acceptEncoding?: string) =>
  new Request('http://localhost/', {
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  })
const answer = (data: object = rows, headers = {}) => Response.json(data, { status: 201, headers })

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends a response as %s with a strong ETag', async (encoding, open) => {
  const sent = await compressAnswer(ask(encoding), answer(rows, { etag: '"7-kx2"' }))
  expect(sent.status).toBe(201)
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    etag: `"7-kx2-${encoding}"`,
  })
  const body = Buffer.from(await sent.arrayBuffer())
  expect(sent.headers.get('content-length')).toBe(String(body.length))
  expect(JSON.parse(open(body).toString())).toEqual(rows)
})

test('does not compress responses that are small, not text or not wanted compressed', async () => {
  const small = await compressAnswer(ask('br'), answer({ id: 7 }, { etag: '"7-kx2"' }))
  expect(small.headers.get('etag')).toBe('"7-kx2"')
  expect(await small.json()).toEqual({ id: 7 })
  const plain = await compressAnswer(ask(), answer())
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  expect(await plain.json()).toEqual(rows)
  const done = new Response('x'.repeat(5000), {
    headers: { 'content-type': 'text/css', 'content-encoding': 'br' },
  })
  expect(await compressAnswer(ask('br'), done)).toBe(done)
  const picture = new Response('x'.repeat(5000), { headers: { 'content-type': 'image/png' } })
  expect(await compressAnswer(ask('br'), picture)).toBe(picture)
})
