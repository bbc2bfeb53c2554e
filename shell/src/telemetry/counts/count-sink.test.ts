import { countsSchema } from '@console/shared/release-server/counts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sectionOpened } from '../sink/section-opened.ts'
import type { ScreenOwner, TelemetryRecord } from '../sink/telemetry-record.ts'
import { leavePage } from '../testing/leave-page.ts'
import { answerJson, type RecordingServer, startRecordingServer } from '../testing/start-recording-server.ts'
import { openCountSink } from './count-sink.ts'

let server: RecordingServer

beforeEach(async () => {
  server = await startRecordingServer()
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const commerce: ScreenOwner = { name: 'commerce', version: '1.0.0-3fa2', assignment: { group: 'canary' } }
const content: ScreenOwner = { name: 'content', version: '1.0.0-77aa' }
const place = { time: 0, path: '/packages/' }
const log = (level: 'info' | 'error', message: string, owner: ScreenOwner): TelemetryRecord => ({
  ...{ kind: 'log', level, message, fields: {}, owner },
  ...place,
})
const vital = (name: 'LCP' | 'TTFB', value: number): TelemetryRecord => ({
  kind: 'vital',
  vital: { name, value, rating: 'good', path: '/packages/' },
  owner: content,
  ...place,
})
const arrived = async (count: number) => {
  await vi.waitFor(() => expect(server.arrived).toHaveLength(count), 15_000)
  return server.arrived.map(({ body }) => countsSchema.parse(JSON.parse(body)).counts)
}

test('sends counts of opens and failures by version and group, and nothing about people', async () => {
  const accept = openCountSink({ url: `${server.url}/` })
  accept(log('info', sectionOpened, commerce))
  accept(log('info', sectionOpened, content))
  accept(log('info', sectionOpened, commerce))
  accept(log('info', 'login', commerce))
  accept(log('error', 'A save failed', content))
  const error = Object.assign(new Error('mina@example.com'), {
    stack: 'Error\n at https://console.example.com/remotes/commerce/1.0.0-3fa2/static/js/list.js:1:1',
  })
  accept({ kind: 'exception', error, properties: {}, owner: commerce, ...place })
  accept({ kind: 'event', name: 'error_displayed', properties: {}, owner: content, ...place })
  accept(vital('LCP', 1234))
  accept(vital('TTFB', 50))
  leavePage()
  expect(await arrived(1)).toEqual([
    [
      expect.objectContaining({ remote: 'commerce', group: 'canary', opened: 2 }),
      { remote: 'content', version: '1.0.0-77aa', opened: 1, errors: 1, vitals: { LCP: 1234 } },
    ],
  ])
  const [{ path, body, headers } = { path: '', body: '', headers: {} }] = server.arrived
  expect(path).toBe('/v1/counts')
  expect(body).toContain('"errors":1')
  expect(body).not.toContain('mina')
  expect(headers).not.toHaveProperty('cookie')
  expect(headers['content-type']).toBe('text/plain')
})

test('batches counts for ten seconds, and sends each once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const accept = openCountSink({ url: server.url })
  accept(log('info', sectionOpened, commerce))
  vi.advanceTimersByTime(9_999)
  accept(log('info', sectionOpened, commerce))
  expect(server.arrived).toHaveLength(0)
  vi.advanceTimersByTime(1)
  accept(log('info', sectionOpened, commerce))
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  expect((await arrived(2)).map(([count]) => count?.opened)).toEqual([2, 1])
})

test('an unreachable release server costs one line in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.answerWith(answerJson(503, {}))
  const accept = openCountSink({ url: server.url })
  accept(log('info', sectionOpened, commerce))
  leavePage()
  await vi.waitFor(
    () => expect(warn).toHaveBeenCalledWith('Counts could not be sent: The release server answered 503'),
    15_000,
  )
  warn.mockRestore()
})
