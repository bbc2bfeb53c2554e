import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RecordingServer, startRecordingServer } from '../testing/start-recording-server.ts'
import { type AnalyticsRequest, createAnalyticsDoor } from './analytics-door.ts'

let server: RecordingServer

beforeEach(async () => {
  server = await startRecordingServer()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => server.close())

const openDoor = () =>
  createAnalyticsDoor(
    { key: 'phc_1', host: `${server.url}/s/`, featureFlags: false, sessionRecording: false },
    { release: 'r-0123456789ab', environment: 'production' },
  )

const event = { uuid: 'u-1', event: 'asked', properties: { message: 'Bearer abc.def-123' } }
const pathsArrived = () => server.arrived.map(({ path }) => path)

test('sends events to the configured host and path, whatever host the library asks for', async () => {
  openDoor()({ url: 'https://us.i.posthog.com/e/', method: 'POST', data: [event] })
  await vi.waitFor(() => expect(pathsArrived()).toEqual(['/s/e/']), 20_000)
  expect(server.arrived[0]?.body).not.toContain('abc.def')
})

const requests: AnalyticsRequest[] = [
  { url: '/flags/?v=2', method: 'POST', data: { distinct_id: 'd-1' } },
  { url: '/s/', method: 'POST', data: [event] },
  { url: '/decide/?v=4', method: 'POST', data: { distinct_id: 'd-1' } },
  { url: '/api/surveys/?token=phc_1', method: 'GET' },
  { url: '/array/phc_1/config', method: 'GET' },
  { url: '/i/v1/logs', method: 'POST', data: { records: [] } },
]

test.each(requests)('$url is not requested unless it is switched on', async ({ url, ...request }) => {
  const pass = openDoor()
  pass({ url: `${server.url}${url}`, ...request })
  pass({ url: `${server.url}/e/`, method: 'POST', data: [event] })
  await vi.waitFor(() => expect(pathsArrived()).toContain('/s/e/'), 20_000)
  expect(pathsArrived()).toEqual(['/s/e/'])
})
