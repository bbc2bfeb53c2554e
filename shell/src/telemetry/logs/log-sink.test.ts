import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepaliveLimit } from '../sink/fetch-keepalive.ts'
import type { TelemetryRecord } from '../sink/telemetry-record.ts'
import { leavePage } from '../testing/leave-page.ts'
import { answerJson, type RecordingServer, startRecordingServer } from '../testing/start-recording-server.ts'
import { openLogSink } from './log-sink.ts'

let server: RecordingServer

beforeEach(async () => {
  server = await startRecordingServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const openSink = () =>
  openLogSink(
    { url: server.url, dataset: 'console', token: 'xaat-1' },
    { release: 'r-0123456789ab', environment: 'staging' },
  )

const time = Date.UTC(2026, 0, 2, 3, 4, 5)
const screen = { name: 'commerce', version: '1.0.0-3fa2' }
const owner = { remote: 'commerce', remote_version: '1.0.0-3fa2' }
const log = (message: string, fields = {}): TelemetryRecord => ({
  kind: 'log',
  level: 'info',
  message,
  fields,
  time,
  path: '/packages/',
  owner: screen,
})

const countLines = () => server.arrived.map(({ body }) => body.split('\n').length)
const readEvents = (): unknown[] =>
  server.arrived.flatMap(({ body }) => body.split('\n').map((line): unknown => JSON.parse(line)))
const countAll = () => countLines().reduce((sum, lines) => sum + lines, 0)
/** Each poll advances the fake clock by the interval. */
const standingStill = { interval: 0 }
/** A batch is sent after one second. */
async function arrivedInAll(count: number) {
  vi.advanceTimersByTime(1000)
  await expect.poll(countAll, standingStill).toBe(count)
}

test('an event carries its time, page, owner and release', async () => {
  openSink()(log('login', { permission_count: 3 }))
  await arrivedInAll(1)
  expect(readEvents()).toEqual([
    {
      _time: '2026-01-02T03:04:05.000Z',
      level: 'info',
      message: 'login',
      fields: { permission_count: 3 },
      path: '/packages/',
      ...owner,
      release: 'r-0123456789ab',
      environment: 'staging',
    },
  ])
})

// proves 9.11
test('batches events for one second', async () => {
  const accept = openSink()
  for (let i = 0; i < 900; i++) accept(log(`event ${i}`))
  vi.advanceTimersByTime(999)
  accept(log('event 900'))
  vi.advanceTimersByTime(1)
  await expect.poll(countLines, standingStill).toEqual([901])
})

// proves 9.11
test('sends 1000 events at once and the rest after a second', async () => {
  const accept = openSink()
  for (let i = 0; i < 2500; i++) accept(log(`event ${i}`))
  await expect.poll(countLines, standingStill).toEqual([1000, 1000])
  vi.advanceTimersByTime(1000)
  await expect.poll(countLines, standingStill).toEqual([1000, 1000, 500])
})

test('while the service hangs, four batches are in flight and the newest 1000 events wait', async () => {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  server.answerWith((response) => void goesOn.then(() => answerJson(200, {})(response)))
  const accept = openSink()
  for (let i = 0; i < 6000; i++) accept(log(`event ${i}`))
  await arrivedInAll(4000)
  expect(countLines()).toEqual([1000, 1000, 1000, 1000])
  goOn()
  await expect.poll(countAll, standingStill).toBe(5000)
  expect(readEvents().at(-1)).toMatchObject({ message: 'event 5999' })
})

test('sends waiting events when the page is left, in requests small enough for keepalive', async () => {
  const accept = openSink()
  for (let i = 0; i < 100; i++) accept(log('x'.repeat(2000)))
  leavePage()
  await expect.poll(countLines, standingStill).toHaveLength(4)
  expect(readEvents()).toHaveLength(100)
  for (const { body } of server.arrived) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(keepaliveLimit)
})

test('sends events that are recorded as the page is left in the same request', async () => {
  const accept = openSink()
  accept(log('before'))
  const report = () => accept(log('as it is left'))
  window.addEventListener('visibilitychange', report, { capture: true, once: true })
  leavePage()
  await expect.poll(countLines, standingStill).toEqual([2])
  expect(readEvents()).toMatchObject([{ message: 'before' }, { message: 'as it is left' }])
})

test('an exception is logged as an error with its release and the remote it came from', async () => {
  const error = new TypeError('x is not a function')
  error.stack =
    'TypeError: x is not a function\n    at f (http://h/remotes/mocks/1.2.0-abc/static/js/1.js:1:2)'
  openSink()({
    kind: 'exception',
    error,
    properties: { source: 'window' },
    time,
    path: '/mocks/reading/',
    owner: screen,
  })
  await arrivedInAll(1)
  expect(readEvents()).toMatchObject([
    {
      level: 'error',
      message: 'x is not a function',
      release: 'r-0123456789ab',
      remote: 'mocks',
      remote_version: '1.2.0-abc',
      fields: { source: 'window', remote: 'mocks', remote_version: '1.2.0-abc' },
    },
  ])
})

test.each([
  [
    { remote: 'mocks', remote_version: '1.2.0-abc' },
    { remote: 'mocks', remote_version: '1.2.0-abc' },
  ],
  [{ remote: 'commerce' }, owner],
  [{ remote: 'mocks' }, { remote: 'mocks' }],
])(
  'attributes an event about %o to that remote, whatever screen it happened on',
  async (fields, expected) => {
    openSink()(log('A section starts again', fields))
    await arrivedInAll(1)
    expect(readEvents()).toEqual([
      {
        _time: '2026-01-02T03:04:05.000Z',
        level: 'info',
        message: 'A section starts again',
        fields,
        path: '/packages/',
        ...expected,
        release: 'r-0123456789ab',
        environment: 'staging',
      },
    ])
  },
)

test('a web vital is logged with its rating and the path of its page', async () => {
  const vital = { name: 'LCP', value: 1200.5, rating: 'good', path: '/signin' } as const
  openSink()({ kind: 'vital', vital, time, path: '/', owner: screen })
  await arrivedInAll(1)
  expect(readEvents()).toMatchObject([{ level: 'info', message: 'web-vital', fields: vital, ...owner }])
})

test('does not send analytics events to the log service', async () => {
  const accept = openSink()
  accept({ kind: 'event', name: 'error_details_toggle', properties: {}, time, path: '/', owner: screen })
  accept(log('last'))
  await arrivedInAll(1)
  expect(readEvents()).toMatchObject([{ message: 'last' }])
})

test('sends no secrets', async () => {
  openSink()(
    log('signing in as staff@example.com with password: hunter2-hunter2', {
      token: 'tok-123456',
      url: 'http://h/signin?redirect=%2Fpackages%2F%3Fq%3Dsecret-search',
      phone: 4_155_552_671,
    }),
  )
  await arrivedInAll(1)
  const [{ body } = { body: '' }] = server.arrived
  expect(body).not.toMatch(/staff@|hunter2|tok-123456|secret-search|4155552671/)
})
