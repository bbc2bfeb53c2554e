import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { TelemetryRecord } from '../sink/telemetry-record.ts'
import { leavePage } from '../testing/leave-page.ts'
import { answerJson, type RecordingServer, startRecordingServer } from '../testing/start-recording-server.ts'
import { openAnalyticsSink } from './analytics-sink.ts'

let server: RecordingServer

beforeEach(async () => {
  server = await startRecordingServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const openSink = (switchedOn = {}) =>
  openAnalyticsSink(
    { key: 'phc_1', host: server.url, featureFlags: false, sessionRecording: false, ...switchedOn },
    { release: 'r-0123456789ab', environment: 'production' },
  )

/** Beside the decision; `vitest -u` rewrites it. */
const capturedBodies = '../../../../docs/decisions/0025-captured-bodies.json'
/** Differs from run to run, or with the version of posthog-js. */
const ownToEachRun = new Set([
  '$lib_version',
  'uuid',
  'distinct_id',
  'sent_at',
  '$device_id',
  '$session_id',
  '$window_id',
  '$insert_id',
  '$initialization_time',
  '$sdk_debug_extensions_init_time_ms',
  '$raw_user_agent',
  '$os',
  '$timezone',
  '$timezone_offset',
  '$lib_custom_api_host',
])

const time = Date.UTC(2026, 0, 2, 3, 4, 5)
const screen = { name: 'commerce', version: '1.0.0-3fa2' }
const owner = { remote: 'commerce', remote_version: '1.0.0-3fa2' }
const event = (name: string, properties = {}): TelemetryRecord => ({
  kind: 'event',
  name,
  properties,
  time,
  path: '/packages/',
  owner: screen,
})

const batchSchema = z.object({
  api_key: z.string(),
  batch: z.array(
    z.object({ event: z.string(), timestamp: z.string(), properties: z.record(z.string(), z.unknown()) }),
  ),
})
const readBatch = () => server.arrived.flatMap(({ body }) => batchSchema.parse(JSON.parse(body)).batch)
/** Each poll advances the fake clock by the interval. */
const standingStill = { interval: 0 }
/** A batch is sent after two seconds. */
async function arrivedInAll(count: number) {
  vi.advanceTimersByTime(2000)
  await expect.poll(() => readBatch().length).toBe(count)
}

test('a whole session fetches no settings, loads no scripts and stores nothing', async () => {
  const scripts = document.scripts.length
  const write = vi.spyOn(Storage.prototype, 'setItem')
  const accept = await openSink()
  accept(event('error_details_toggle'))
  accept({ kind: 'exception', error: new Error('No'), properties: {}, time, path: '/', owner: screen })
  await arrivedInAll(2)
  leavePage()
  window.dispatchEvent(new Event('pageshow'))
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  history.pushState(null, '', '/coupons/')
  accept(event('error_retry_attempt'))
  await arrivedInAll(3)
  history.replaceState(null, '', '/')
  expect(new Set(server.arrived.map(({ path }) => path))).toEqual(new Set(['/e/']))
  expect(document.scripts).toHaveLength(scripts)
  expect(write).not.toHaveBeenCalled()
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
  write.mockRestore()
})

test('sends events with their data, time, page and release, and no other request', async () => {
  const accept = await openSink()
  accept(event('not_found_quick_access_click', { section: 'Users', destination: '/' }))
  accept(event('error_retry_attempt'))
  await arrivedInAll(2)
  expect(readBatch()).toMatchObject([
    {
      event: 'not_found_quick_access_click',
      timestamp: '2026-01-02T03:04:05.000Z',
      properties: {
        section: 'Users',
        destination: '/',
        $pathname: '/packages/',
        ...owner,
        release: 'r-0123456789ab',
        environment: 'production',
        $process_person_profile: false,
      },
    },
    { event: 'error_retry_attempt' },
  ])
  expect(server.arrived.map(({ path }) => path)).toEqual(['/e/'])
  expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject({ api_key: 'phc_1' })
})

test('an exception arrives with its stack, causes, release and the remote it came from', async () => {
  const error = new RangeError('Too many coins', { cause: new Error('Below it') })
  error.stack = 'RangeError: Too many coins\n    at f (http://h/remotes/commerce/2.0.0-ab/static/js/7.js:3:4)'
  const accept = await openSink()
  accept({
    kind: 'exception',
    error,
    properties: { source: 'window' },
    time,
    path: '/packages/',
    owner: screen,
  })
  await arrivedInAll(1)
  expect(readBatch()).toMatchObject([
    {
      event: '$exception',
      properties: {
        release: 'r-0123456789ab',
        remote: 'commerce',
        remote_version: '2.0.0-ab',
        source: 'window',
        $exception_list: [
          {
            type: 'RangeError',
            value: 'Too many coins',
            stacktrace: {
              frames: [
                { filename: 'http://h/remotes/commerce/2.0.0-ab/static/js/7.js', lineno: 3, colno: 4 },
              ],
            },
          },
          { type: 'Error', value: 'Below it' },
        ],
      },
    },
  ])
})

test('sends exactly the request bodies that the docs show', async () => {
  const accept = await openSink()
  const error = new RangeError('No price for staff@example.com')
  error.stack = 'RangeError: No price\n    at f (http://h/remotes/commerce/2.0.0-ab/static/js/7.js:3:4)'
  accept(event('not_found_quick_access_click', { section: 'Users', destination: '/' }))
  accept({
    kind: 'exception',
    error,
    properties: { source: 'window' },
    time,
    path: '/packages/',
    owner: screen,
  })
  await arrivedInAll(2)
  const bodies = server.arrived.map(({ path, body }) => ({
    path,
    body: JSON.parse(body, (name, value) => (ownToEachRun.has(name) ? '…' : value)),
  }))
  await expect(`${JSON.stringify(bodies, null, 2)}\n`).toMatchFileSnapshot(capturedBodies)
})

test('sends a web vital under the name that the service reports on', async () => {
  const vital = { name: 'INP', value: 184, rating: 'good', path: '/coupons/' } as const
  const accept = await openSink()
  accept({ kind: 'vital', vital, time, path: '/coupons/', owner: screen })
  await arrivedInAll(1)
  expect(readBatch()).toMatchObject([
    { event: '$web_vitals', properties: { ...vital, $web_vitals_INP_value: 184 } },
  ])
})

test('does not send log events to the analytics service', async () => {
  const accept = await openSink()
  accept({ kind: 'log', level: 'info', message: 'login', fields: {}, time, path: '/', owner: screen })
  accept(event('error_details_toggle'))
  await arrivedInAll(1)
  expect(readBatch()).toMatchObject([{ event: 'error_details_toggle' }])
})

test('splits events that exceed one request when the page is left', async () => {
  const accept = await openSink()
  for (let i = 0; i < 45; i++) accept(event(`event ${i}`))
  leavePage()
  await expect.poll(readBatch, standingStill).toHaveLength(45)
  expect(server.arrived.map(({ body }) => batchSchema.parse(JSON.parse(body)).batch.length)).toEqual([
    20, 20, 5,
  ])
})

test('sends all of a thousand events that waited for the client', async () => {
  // The library counts per key, across all tests.
  const accept = await openSink({ key: 'phc_thousand' })
  for (let i = 0; i < 1000; i++) accept(event(`event ${i}`))
  await arrivedInAll(1000)
})

test('sends waiting events when the page is left', async () => {
  const accept = await openSink()
  accept(event('error_details_toggle'))
  leavePage()
  await expect.poll(readBatch, standingStill).toHaveLength(1)
})

test('sends events again after the service failed once', async () => {
  server.answerWith(answerJson(503, {}), answerJson(200, {}))
  const accept = await openSink()
  accept(event('error_details_toggle'))
  await arrivedInAll(1)
  // The client picks the number of seconds at random.
  const afterAnotherSecond = () => {
    vi.advanceTimersByTime(1000)
    return server.arrived
  }
  await expect.poll(afterAnotherSecond, standingStill).toHaveLength(2)
  expect(server.arrived[0]?.body).toContain('error_details_toggle')
  expect(server.arrived[1]?.body).toContain('error_details_toggle')
})

test('sends no secrets, not even in properties that the client adds itself', async () => {
  history.replaceState(null, '', '/signin?redirect=%2Fpackages%2F%3Fq%3Dsecret-search&token=tok-123456')
  const error = new Error('No user staff@example.com with phone +1 (415) 555-2671')
  const accept = await openSink()
  accept({
    kind: 'exception',
    error,
    properties: { password: 'hunter2-hunter2' },
    time,
    path: '/signin',
    owner: screen,
  })
  accept(event('error_displayed', { url: location.href, message: 'Authorization: Bearer abc.def-123' }))
  await arrivedInAll(2)
  history.replaceState(null, '', '/')
  const body = server.arrived.map((request) => request.body).join()
  expect(body).toContain('/signin?redirect=[removed]')
  expect(body).not.toMatch(/staff@|\(415\)|555-2671|hunter2|tok-123456|secret-search|abc\.def-123/)
})
