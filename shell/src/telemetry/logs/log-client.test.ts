import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerJson, type RecordingServer, startRecordingServer } from '../testing/start-recording-server.ts'
import { createLogClient } from './log-client.ts'

let server: RecordingServer
let failures: unknown[]

beforeEach(async () => {
  server = await startRecordingServer()
  failures = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await server.close()
})

const openClient = () =>
  createLogClient({ url: `${server.url}/`, dataset: 'console logs', token: 'xaat-1' }, (error) =>
    failures.push(error),
  )

const nothing = { ingested: 0, failed: 0 }

// proves 7.4
test('sends lines to the ingest path of the dataset, one JSON document a line, with the bearer token', async () => {
  server.answerWith(answerJson(200, { ingested: 2, failed: 0, processedBytes: 14 }))
  expect(await openClient().ingest(['{"a":1}', '{"b":2}'])).toEqual({ ingested: 2, failed: 0 })
  expect(server.arrived).toMatchObject([
    {
      path: '/v1/datasets/console%20logs/ingest',
      headers: { authorization: 'Bearer xaat-1', 'content-type': 'application/x-ndjson' },
      body: '{"a":1}\n{"b":2}',
    },
  ])
  expect(failures).toEqual([])
})

/** Sends a line to a service that is down, and advances the clock by the second before the retry. */
async function ingestWithRetry() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const ingested = openClient().ingest(['{}'])
  await expect.poll(() => timers.mock.calls.map(([, delay]) => delay), { interval: 0 }).toContain(1000)
  expect(server.arrived).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  return ingested
}

for (const status of [500, 502, 503, 504]) {
  // proves 9.10
  test(`an answer of ${status} is followed by one retry a second later`, async () => {
    server.answerWith(answerJson(status, { message: 'Down' }), answerJson(200, { ingested: 1 }))
    expect(await ingestWithRetry()).toEqual({ ingested: 1, failed: 0 })
    expect(server.arrived).toHaveLength(2)
    expect(failures).toEqual([])
  })
}

// proves 8.13, 9.10
test('tries a service that stays down twice, hands its message to the error handler and counts zero', async () => {
  server.answerWith(answerJson(503, { message: 'Maintenance' }))
  expect(await ingestWithRetry()).toEqual(nothing)
  expect(server.arrived).toHaveLength(2)
  expect(failures).toMatchObject([{ message: 'Maintenance' }])
})

const refusals = [
  { status: 400, message: 'Dataset is not known' },
  { status: 403, message: 'Token has no right to ingest' },
  { status: 422, message: 'Not a JSON document' },
  { status: 501, message: 'Not here' },
]
for (const { status, message } of refusals) {
  // proves 8.11
  test(`an answer of ${status} is an error with the message of its body, and not retried`, async () => {
    server.answerWith(answerJson(status, { message }))
    expect(await openClient().ingest(['{}'])).toEqual(nothing)
    expect(server.arrived).toHaveLength(1)
    expect(failures).toMatchObject([{ message }])
  })
}

// proves 8.11
test('an error page that is not JSON is an error that names the status', async () => {
  server.answerWith((response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No</h1>'))
  expect(await openClient().ingest(['{}'])).toEqual(nothing)
  expect(failures).toMatchObject([{ message: 'HTTP Error 404' }])
})

// proves 8.10
test('an answer of 401 is an error that says Forbidden', async () => {
  server.answerWith(answerJson(401, { message: 'invalid token' }))
  expect(await openClient().ingest(['{}'])).toEqual(nothing)
  expect(failures).toMatchObject([{ message: 'Forbidden' }])
})

// proves 8.12
test('an answer of 204 is empty', async () => {
  server.answerWith((response) => response.writeHead(204).end())
  expect(await openClient().ingest(['{}'])).toEqual(nothing)
  expect(failures).toEqual([])
})

// proves 8.9
test('an answer of 429 is a rate-limit error that states the limit and the minutes and seconds until its reset', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05Z') })
  const reset = Date.now() / 1000 + 95
  server.answerWith(answerJson(429, {}, { 'x-ingestlimit-reset': String(reset) }))
  expect(await openClient().ingest(['{}'])).toEqual(nothing)
  expect(server.arrived).toHaveLength(1)
  expect(failures).toMatchObject([
    {
      name: 'RateLimitError',
      message: 'ingest limit exceeded, try again in 1m35s',
    },
  ])
})

// proves 8.13
test('an answer that is not JSON counts as zero and goes to the error handler', async () => {
  server.answerWith((response) => response.writeHead(200).end('<html>'))
  expect(await openClient().ingest(['{}'])).toEqual(nothing)
  expect(failures).toHaveLength(1)
})

// proves 8.13
test('an unreachable service counts as zero and goes to the error handler', async () => {
  const client = createLogClient({ url: 'http://127.0.0.1:9', dataset: 'd', token: 't' }, (error) =>
    failures.push(error),
  )
  expect(await client.ingest(['{}'])).toEqual(nothing)
  expect(failures).toHaveLength(1)
})

// proves 9.8
test('gives up a service that does not answer within 20 seconds', async () => {
  server.answerWith(() => undefined)
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const ingested = openClient().ingest(['{}'])
  await vi.waitFor(() => expect(server.arrived).toHaveLength(1), 15_000)
  expect(timeout.mock.calls).toEqual([[20_000]])
  limit.abort(new DOMException('The operation timed out', 'TimeoutError'))
  expect(await ingested).toEqual(nothing)
  expect(server.arrived).toHaveLength(1)
  expect(failures).toMatchObject([{ name: 'TimeoutError' }])
})
