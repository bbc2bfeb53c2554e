import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTelemetry } from './create-telemetry.ts'
import type { TelemetryRecord } from './sink/telemetry-record.ts'
import type { OpenSink } from './sink-queue.ts'

const findOwner = () => ({ name: 'dashboard', version: '1.0.0-ab' })

function recordingSink() {
  const records: TelemetryRecord[] = []
  const open: OpenSink = async () => (record) => void records.push(record)
  return { records, open }
}

const written: unknown[][] = []
const { warn, error } = console
beforeEach(() => {
  written.length = 0
  console.warn = (...values) => void written.push(['warn', ...values])
  console.error = (...values) => void written.push(['error', ...values])
})
afterEach(() => Object.assign(console, { warn, error }))

test('replays records from before the sinks opened in order, with their time and page', async () => {
  const sink = recordingSink()
  const telemetry = createTelemetry([sink.open], findOwner)
  const before = Date.now()
  telemetry.capture('first', { a: 1 })
  telemetry.log('info', 'second')
  expect(sink.records).toEqual([])
  await telemetry.open()
  telemetry.capture('third')
  expect(sink.records).toMatchObject([
    { kind: 'event', name: 'first', properties: { a: 1 }, path: '/' },
    { kind: 'log', level: 'info', message: 'second' },
    { kind: 'event', name: 'third' },
  ])
  expect(sink.records[0]?.time).toBeGreaterThanOrEqual(before)
})

test('attributes a record to the owner of its page at that time, and a web vital to the measured page', async () => {
  const sink = recordingSink()
  const owner = { name: 'dashboard', version: '1.0.0-ab' }
  const telemetry = createTelemetry([sink.open], (path) => ({
    ...owner,
    ...(path !== '/' && { name: 'mocks' }),
  }))
  telemetry.log('info', 'before')
  owner.version = '1.1.0-cd'
  telemetry.log('info', 'after')
  telemetry.captureVital({ name: 'LCP', value: 900, rating: 'good', path: '/signin' })
  await telemetry.open()
  expect(sink.records.map((record) => record.owner)).toEqual([
    { name: 'dashboard', version: '1.0.0-ab' },
    { name: 'dashboard', version: '1.1.0-cd' },
    { name: 'mocks', version: '1.1.0-cd' },
  ])
})

test('drops the oldest of more than 1000 waiting records, and says how many', async () => {
  const sink = recordingSink()
  const telemetry = createTelemetry([sink.open], findOwner)
  for (let i = 0; i < 1250; i++) telemetry.capture(`event ${i}`)
  await telemetry.open()
  expect(sink.records).toHaveLength(1001)
  expect(sink.records[0]).toMatchObject({ kind: 'log', level: 'warn', fields: { dropped: 250 } })
  expect(sink.records[1]).toMatchObject({ name: 'event 250' })
  expect(sink.records.at(-1)).toMatchObject({ name: 'event 1249' })
})

test('a sink that fails to load, hangs or throws does not affect the others', async () => {
  const sink = recordingSink()
  const telemetry = createTelemetry(
    [
      () => Promise.reject(new Error('Loading chunk failed')),
      () => new Promise(() => undefined),
      async () => () => {
        throw new Error('Broken sink')
      },
      sink.open,
    ],
    findOwner,
  )
  telemetry.capture('first')
  void telemetry.open()
  await Promise.resolve()
  await Promise.resolve()
  telemetry.capture('second')
  expect(sink.records).toMatchObject([{ name: 'first' }, { name: 'second' }])
})

test('delivers waiting records to a sink that loads at the second attempt', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sink = recordingSink()
  const open = vi.fn(sink.open).mockRejectedValueOnce(new Error('Loading chunk failed'))
  const telemetry = createTelemetry([open], findOwner)
  telemetry.capture('first')
  const opened = telemetry.open()
  await vi.advanceTimersByTimeAsync(9000)
  telemetry.capture('second')
  expect(sink.records).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  await opened
  expect(sink.records).toMatchObject([{ name: 'first' }, { name: 'second' }])
})

test('an error that several places report is reported once', async () => {
  const sink = recordingSink()
  const telemetry = createTelemetry([sink.open], findOwner)
  await telemetry.open()
  const failure = new Error('Shown and thrown')
  telemetry.captureException(failure, { source: 'route' })
  telemetry.captureException(failure, { source: 'window' })
  telemetry.captureException(new Error('Shown and thrown'), { source: 'window' })
  expect(sink.records).toMatchObject([
    { properties: { source: 'route' } },
    { properties: { source: 'window' } },
  ])
})

// proves 8.8
test('writes warnings and errors to the browser’s console, and nothing below', () => {
  const telemetry = createTelemetry([], findOwner)
  telemetry.log('debug', 'a')
  telemetry.log('info', 'b')
  telemetry.log('warn', 'c', { code: 1 })
  telemetry.log('error', 'd')
  expect(written).toEqual([
    ['warn', 'c', { code: 1 }],
    ['error', 'd', {}],
  ])
})
