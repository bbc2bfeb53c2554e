import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  findRequestId,
  isBusinessError,
  isHttpError,
  isNetworkError,
  isValidationError,
} from '../errors/errors.ts'
import { type ApiClientOptions, createApiClient, parseRetryAfter } from './api-client.ts'
import { deletedSchema } from './write-result.ts'

type Handler = (request: IncomingMessage & { text: string }, response: ServerResponse) => void

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)))
  server = undefined
})

async function startApi(handler: Handler, options: Partial<ApiClientOptions> = {}) {
  server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    handler(Object.assign(request, { text: Buffer.concat(chunks).toString() }), response)
  })
  const listening = server
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a string.
  const { port } = listening.address() as AddressInfo
  return createApiClient({ baseUrl: `http://127.0.0.1:${port}/api`, readToken: () => 'secret', ...options })
}

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const schema = z.object({ id: z.number() })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('a call to the admin API', () => {
  it('carries the token held when it was made, because the session may end right after', async () => {
    let token: string | null = 'secret'
    const seen: unknown[] = []
    const api = await startApi(
      (request, response) => {
        seen.push(request.headers.authorization)
        response.end('{"status":true}')
      },
      { readToken: () => token },
    )
    const deleted = api.request({ method: 'DELETE', path: 'packages/7', schema: deletedSchema })
    token = null
    await deleted
    expect(seen).toEqual(['Bearer secret'])
  })

  // proves 7.2
  it('opens the envelope and returns the parsed data', async () => {
    const api = await startApi(answer(200, { status: true, data: { id: 7, extra: true }, message: 'ok' }))
    expect(await api.request({ path: 'packages/7', schema })).toEqual({ id: 7 })
  })

  it.each([
    ['a refusal', 409, { status: false, message: 'Taken', error: null }],
    ['an envelope that says no', 200, { status: false, message: 'Not now', error: null }],
    ['data of another shape', 200, { status: true, data: 'nothing' }],
    ['no envelope', 200, 'It works!'],
  ])('names the request by the id from the server: %s', async (_what, status, body) => {
    const requestId = '0198f2b4-77a1-7c11-9d3e-5a0f6c2b1e90'
    const named = await startApi(answer(status, body, { 'x-request-id': requestId }))
    expect(findRequestId(await failureOf(named.request({ path: 'packages/7', schema })))).toBe(requestId)
  })

  it('has no request id when the server sends none', async () => {
    const api = await startApi(answer(409, { status: false, message: 'Taken', error: null }))
    expect(findRequestId(await failureOf(api.request({ path: 'packages/7', schema })))).toBeUndefined()
    expect(findRequestId(new Error('Boom'))).toBeUndefined()
  })

  // proves 6.1
  it('carries the bearer token and a JSON body', async () => {
    const seen: unknown[] = []
    const api = await startApi((request, response) => {
      seen.push(request.method, request.url, request.headers.authorization, JSON.parse(request.text))
      answer(200, { status: true, data: { id: 1 } })(request, response)
    })
    await api.request({ method: 'POST', path: 'packages', body: { name: 'Starter' }, schema })
    expect(seen).toEqual(['POST', '/api/packages', 'Bearer secret', { name: 'Starter' }])
  })

  it('sends a Blob as raw bytes', async () => {
    const seen: unknown[] = []
    const api = await startApi((request, response) => {
      seen.push(request.headers['content-type'], request.text)
      answer(200, { status: true, data: { id: 7 } })(request, response)
    })
    await api.request({ method: 'PUT', path: 'parts/0', body: new Blob(['{ bytes']), schema })
    expect(seen).toEqual(['application/octet-stream', '{ bytes'])
  })

  // proves 7.3
  it('throws for a false status, with the server’s message and details', async () => {
    const api = await startApi(answer(200, { status: false, message: 'Sold out', error: { left: 0 } }))
    const error = await failureOf(api.request({ path: 'packages', schema }))
    expect(isBusinessError(error) && [error.message, error.details]).toEqual(['Sold out', { left: 0 }])
  })

  // proves 3.3, 8.1, B78
  it.each([
    [500, { status: false, message: 'Database is down', error: null }, 'Database is down'],
    [404, { status: false, message: 'No such package' }, 'No such package'],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    [503, '', 'HTTP Error 503'],
    [401, { message: 'Unauthenticated.' }, 'Unauthenticated.'],
    [403, { error: 'No permission' }, 'No permission'],
    [403, { error: { code: 3, message: 'No permission' } }, 'No permission'],
    [409, { type: 'about:blank', title: 'Conflict', status: 409, detail: 'It was sold' }, 'It was sold'],
    [409, { title: 'Conflict', status: 409 }, 'Conflict'],
    [500, 'Out of disk space', 'Out of disk space'],
    [500, { status: 'error', code: 17 }, 'HTTP Error 500'],
  ])('names the method, status %i and the server’s message', async (status, body, said) => {
    const api = await startApi(answer(status, body))
    const error = await failureOf(api.request({ method: 'DELETE', path: 'packages/7', schema }))
    expect(isHttpError(error) && error.message).toBe(
      `DELETE Request failed with status code ${status}: ${said}`,
    )
  })

  it.each([
    [200, ''],
    [204, ''],
    [200, '{"status":true,"message":"Deleted"}'],
    [201, '{"status":true,"data":null}'],
  ])('treats an answer without data as success: %i %s', async (status, body) => {
    const api = await startApi(answer(status, body))
    const done = api.request({ method: 'DELETE', path: 'packages/7', schema: deletedSchema })
    expect(await done).toEqual({ record: null, id: null })
  })

  // proves 3.4, 5.4
  it('names the paths that failed when an answer has another shape', async () => {
    const api = await startApi(answer(200, { status: true, data: { id: 'seven' } }))
    const error = await failureOf(api.request({ path: 'packages/7', schema }))
    expect(isValidationError(error) && error.issues).toMatchObject([
      { code: 'invalid_type', path: 'data.id' },
    ])
  })

  // proves 7.2
  it.each(['<html>maintenance</html>', '', '{"status":tru', '[]', 'null', '{"data":[]}'])(
    'treats %j under status 200 as a validation error',
    async (body) => {
      const api = await startApi(answer(200, body))
      expect(isValidationError(await failureOf(api.request({ path: 'packages', schema })))).toBe(true)
    },
  )

  it('reports that the server did not answer', async () => {
    const api = createApiClient({ baseUrl: 'http://127.0.0.1:9/api', readToken: () => null })
    const error = await failureOf(api.request({ path: 'packages', schema }))
    expect(isNetworkError(error) && error.reason).toBe('unreachable')
  })

  it('reports a connection that breaks in the middle of an answer', async () => {
    const api = await startApi((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"status":', () => response.destroy())
    })
    const error = await failureOf(api.request({ path: 'packages', schema }))
    expect(isNetworkError(error) && error.reason).toBe('unreachable')
  })

  it('times out when the server does not answer', async () => {
    const api = await startApi(() => undefined, { timeout: 50 })
    const error = await failureOf(api.request({ path: 'packages', schema }))
    expect(isNetworkError(error) && error.reason).toBe('timeout')
  })

  it('passes on an abort with its reason', async () => {
    const api = await startApi(() => undefined)
    const controller = new AbortController()
    const left = new Error('left the screen')
    const failure = failureOf(api.request({ path: 'packages', schema, signal: controller.signal }))
    controller.abort(left)
    expect(await failure).toBe(left)
  })

  it('is repeated after signing in again, and only then', async () => {
    let calls = 0
    const handler: Handler = (request, response) => {
      calls += 1
      if (calls === 1) answer(401, { status: false, message: 'Sign in' })(request, response)
      else answer(200, { status: true, data: { id: 1 } })(request, response)
    }
    const api = await startApi(handler, { onUnauthorized: async () => true })
    expect(await api.request({ path: 'packages', schema })).toEqual({ id: 1 })
    expect(calls).toBe(2)
  })

  // proves 8.1
  it('never retries by itself', async () => {
    let calls = 0
    const api = await startApi((request, response) => {
      calls += 1
      answer(503, { status: false, message: 'busy' })(request, response)
    })
    await failureOf(api.request({ path: 'packages', schema }))
    expect(calls).toBe(1)
  })
})

describe('the ETag of an answer', () => {
  const done = { status: true, data: { id: 7 } }

  it.each([
    ['"7-1"', '"7-1"'],
    ['W/"7-1"', null],
    ['7-1', null],
    [undefined, null],
  ])('from ETag %j is %j: only a strong one can be sent in a write', async (tag, version) => {
    const api = await startApi(answer(200, done, tag === undefined ? {} : { etag: tag }))
    expect(await api.requestWithVersion({ path: 'packages/7', schema })).toEqual({
      value: { id: 7 },
      version,
    })
  })

  it('is sent only with a write that asks for it', async () => {
    const named: unknown[] = []
    const api = await startApi((request, response) => {
      named.push(request.headers['if-match'])
      answer(200, done)(request, response)
    })
    const write = { method: 'PUT', path: 'packages/7', body: {}, schema } as const
    await api.request({ ...write, ifMatch: '"7-1"' })
    await api.request({ ...write, ifMatch: null })
    await api.request(write)
    expect(named).toEqual(['"7-1"', undefined, undefined])
  })
})

describe('the idempotency key of a create', () => {
  async function startRecording(options: Partial<ApiClientOptions>) {
    const keys: unknown[] = []
    const api = await startApi((request, response) => {
      keys.push(request.headers['idempotency-key'])
      answer(201, { status: true, data: { id: 7 } })(request, response)
    }, options)
    const create = (idempotencyKey?: string) =>
      api.request({ method: 'POST', path: 'packages', body: {}, schema, idempotencyKey })
    return { keys, create }
  }

  it('is sent with a create that has one', async () => {
    const { keys, create } = await startRecording({ sendsIdempotencyKeys: true })
    await create('one')
    await create()
    expect(keys).toEqual(['one', undefined])
  })

  it('is not sent to a server that may not support it', async () => {
    const { keys, create } = await startRecording({})
    await create('one')
    expect(keys).toEqual([undefined])
  })
})

describe('after a 429', () => {
  /** A server that answers 429 for as long as the test wants. */
  async function startBusy(headers: Record<string, string> = {}) {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: Date.parse('2026-12-01T09:00:00Z'),
    })
    onTestFinished(() => void vi.useRealTimers())
    const server = { isBusy: true, arrived: [] as string[], told: [] as string[] }
    const api = await startApi(
      (request, response) => {
        server.arrived.push(`${request.method} ${request.url}`)
        const isRefused = server.isBusy && request.url !== '/api/login'
        const refuse = answer(429, { status: false, message: 'Too many' }, headers)
        const give = isRefused ? refuse : answer(200, { status: true, data: { id: 7 } })
        give(request, response)
      },
      { onPause: (until) => server.told.push(new Date(until).toISOString()) },
    )
    const read = (path: string, more = {}) => api.request({ path, schema, ...more })
    expect(await failureOf(read('packages'))).toMatchObject({ status: 429 })
    server.isBusy = false
    return { server, read }
  }

  it.each([
    ['as long as the server says', { 'retry-after': '5' }, 5000, '2026-12-01T09:00:05.000Z'],
    ['a minute where it does not say', {}, 60_000, '2026-12-01T09:01:00.000Z'],
  ])('every other call waits %s, and then goes out', async (_what, headers, wait, until) => {
    const { server, read } = await startBusy(headers)
    expect(server.told).toEqual([until])
    const waiting = [read('packages'), read('coupons'), read('coupons', { method: 'POST', body: {} })]
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(server.arrived).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all(waiting)).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }])
    expect(server.arrived).toHaveLength(4)
    expect(await read('packages')).toEqual({ id: 7 })
  })

  it('background requests fail without a call, and signing in is not affected', async () => {
    const { server, read } = await startBusy()
    expect(await failureOf(read('mocks/writing/1', { isBackground: true }))).toMatchObject({ status: 429 })
    expect(await read('login', { isAnonymous: true })).toEqual({ id: 7 })
    expect(server.arrived).toEqual(['GET /api/packages', 'GET /api/login'])
  })

  it('a call that is aborted while it waits is not made', async () => {
    const { server, read } = await startBusy()
    const { signal, abort } = toAbortable()
    const waiting = failureOf(read('packages', { signal }))
    abort()
    expect(await waiting).toBe('left')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.arrived).toHaveLength(1)
  })

  it('a pause of an hour is not waited for', async () => {
    const { server, read } = await startBusy({ 'retry-after': '3600' })
    expect(await read('packages')).toEqual({ id: 7 })
    expect(server.told).toEqual([])
  })

  function toAbortable() {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort('left') }
  }
})

it.each([
  ['3', 3000],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j as %j ms', (header, wait) => {
  expect(parseRetryAfter(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(wait)
})
