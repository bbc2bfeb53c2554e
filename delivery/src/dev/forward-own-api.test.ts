import { listen } from '@console/node-server/listen'
import { expect, onTestFinished, test } from 'vitest'
import { openDevOwnApis } from './dev-own-apis.ts'
import { createOwnApiForward } from './forward-own-api.ts'

type Api = { exposes?: string; etag?: string | null; ignoresIfMatch?: boolean }

async function start({ exposes = 'etag', etag = '"1"', ignoresIfMatch = false }: Api) {
  const writes: string[] = []
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    answer: async (request) => {
      const version = request.headers.get('if-match')
      if (request.method !== 'GET' && version !== null && version !== etag && !ignoresIfMatch)
        return Response.json({}, { status: 412 })
      if (request.method !== 'GET') writes.push(await request.text())
      const cors = request.headers.has('origin') && {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': exposes,
      }
      return Response.json({ id: 7 }, { headers: { ...cors, ...(etag !== null && { etag }) } })
    },
  })
  onTestFinished(() => close())
  const told: string[] = []
  const tell = (line: string) => told.push(line)
  const forward = createOwnApiForward({ name: 'tickets', address: `http://127.0.0.1:${port}`, tell })
  const call = (method: string, headers: Record<string, string> = {}) => {
    const sent = { method, headers, ...(method !== 'GET' && { body: '{"title":"Late"}' }) }
    return forward(new Request('http://localhost:3001/api/own/tickets/tickets/7', sent), '/tickets/7')
  }
  return { told, writes, call }
}

test('nothing is said of an API whose ETags work, and each write arrives once', async () => {
  const { told, writes, call } = await start({})
  for (const _ of [1, 2]) {
    expect((await call('GET')).headers.get('etag')).toBe('"1"')
    expect((await call('PATCH', { 'if-match': '"1"' })).status).toBe(200)
  }
  expect(writes).toEqual(['{"title":"Late"}', '{"title":"Late"}'])
  expect((await call('PATCH', { 'if-match': '"0"' })).status).toBe(412)
  expect(told).toEqual([])
})

test.each<[string, Api, RegExp]>([
  ['does not expose its ETag', { exposes: 'content-disposition' }, /hides its ETag .*Expose-Headers: etag/],
  [
    'ignores If-Match',
    { ignoresIfMatch: true },
    /executed PATCH \/tickets\/7 although If-Match named another/,
  ],
  ['has no ETag', { etag: null }, /was sent PATCH \/tickets\/7 without a version/],
])('an API that %s is named once, and its write arrives once', async (_, api, line) => {
  const { told, writes, call } = await start(api)
  for (const _ of [1, 2]) {
    const tag = (await call('GET')).headers.get('etag')
    expect((await call('PATCH', tag === null ? {} : { 'if-match': tag })).status).toBe(200)
  }
  expect(writes).toHaveLength(2)
  expect(told).toEqual([expect.stringMatching(line)])
  expect(told[0]).toContain('The API “tickets” ')
})

test('an own API that nothing answers for names the command that records it', async () => {
  const apis = await openDevOwnApis([])
  const answer = await apis.fetch(new Request('http://localhost:3001/api/own/tickets/tickets/7'))
  expect([answer.status, await answer.text()]).toEqual([
    502,
    expect.stringContaining('console-remote record --own tickets'),
  ])
})
