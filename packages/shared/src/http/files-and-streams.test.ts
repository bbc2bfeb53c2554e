import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readDownload } from '../files/download.ts'
import { type ApiClientOptions, createApiClient } from './api-client.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown

async function startApi(answer: Answer, options: Partial<ApiClientOptions> = {}) {
  const server = createServer(async (request, response) =>
    answer(request, response, Buffer.concat(await Array.fromAsync(request))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo
  return createApiClient({ baseUrl: `http://127.0.0.1:${port}`, readToken: () => 'secret', ...options })
}

test('a PATCH carries its version, and an own API answers without an envelope', async () => {
  const api = await startApi(
    ({ method, headers }, response, body) => {
      response.writeHead(200, { etag: '"2"' })
      response.end(JSON.stringify({ said: `${method} ${headers['if-match']} ${body}` }))
    },
    { isPlain: true },
  )
  const change = { method: 'PATCH', path: 'tickets/1', body: { open: false }, ifMatch: '"1"' } as const
  const answer = await api.requestWithVersion({ ...change, schema: z.object({ said: z.string() }) })
  expect(answer).toEqual({ value: { said: 'PATCH "1" {"open":false}' }, version: '"2"' })
  await expect(api.request({ ...change, schema: z.object({ id: z.number() }) })).rejects.toMatchObject({
    issues: [{ path: 'id' }],
  })
})

test('a form is sent as multipart, with a boundary of the browser', async () => {
  const api = await startApi((request, response, body) => {
    const { boundary = '' } =
      /boundary=(?<boundary>\S+)/.exec(request.headers['content-type'] ?? '')?.groups ?? {}
    const parts = body.toString().split(`--${boundary}`).length - 2
    response.end(JSON.stringify({ status: true, data: { parts } }))
  })
  const body = new FormData()
  body.set('note', 'The receipt')
  body.set('file', new Blob(['bytes']), 'receipt.txt')
  expect(
    await api.request({ method: 'POST', path: 'files', body, schema: z.object({ parts: z.number() }) }),
  ).toEqual({
    parts: 2,
  })
})

test.each([
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  ["attachment; filename=plain.csv; filename*=UTF-8''V%C3%A9.csv", 'Vé.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''%E0%A4%A", null],
  ['attachment', null],
])('a download whose header is %s is named %j', async (disposition, name) => {
  const api = await startApi((_request, response) => {
    response.writeHead(200, { 'content-disposition': disposition, 'content-type': 'text/csv' })
    response.end('id\n7')
  })
  const seen: [number, number | null][] = []
  const file = await readDownload(await api.open({ path: 'export' }), (...progress) => seen.push(progress))
  expect([file.name, file.blob.type, await file.blob.text()]).toEqual([name, 'text/csv', 'id\n7'])
  expect(seen.at(-1)?.[0]).toBe(4)
})

test('a stream outlives the timeout for its beginning, and a failed one is an error with the server’s sentence', async () => {
  const more = Promise.withResolvers<void>()
  const api = await startApi(async ({ url }, response) => {
    if (url !== '/log') return response.writeHead(409).end('{"message":"Somebody else is reading."}')
    response.write('one\n')
    await more.promise
    response.end('two\n')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const response = await api.open({ path: 'log' })
  vi.advanceTimersByTime(60_000)
  more.resolve()
  expect(await response.text()).toBe('one\ntwo\n')
  await expect(api.open({ path: 'busy' })).rejects.toMatchObject({
    status: 409,
    serverMessage: 'Somebody else is reading.',
  })
})
