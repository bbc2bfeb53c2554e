import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerJson, type RecordingServer, startRecordingServer } from '../testing/start-recording-server.ts'
import { openAnalyticsSink } from './analytics-sink.ts'

let server: RecordingServer

beforeEach(async () => {
  server = await startRecordingServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  history.replaceState(null, '', '/signin?redirect=%2Fpackages%2F%3Fq%3Dsecret-search&token=tok-123456')
})
afterEach(async () => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  await server.close()
})

const open = (switchedOn: { featureFlags: boolean; sessionRecording: boolean }) =>
  openAnalyticsSink(
    { key: 'phc_1', host: server.url, ...switchedOn },
    { release: 'r-0123456789ab', environment: 'production' },
  )

const readBodies = (path: string) =>
  server.arrived.filter((request) => request.path.startsWith(path)).map(({ body }) => body)
/** Polls, advancing the page's clock by a second each time. */
async function eventually(look: () => unknown) {
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(1000)
      look()
    },
    { timeout: 20_000, interval: 1 },
  )
}
const arrives = async (path: string) => {
  await eventually(() => expect(readBodies(path)).not.toEqual([]))
  return readBodies(path).join('\n')
}

const captureToggle = (accept: Awaited<ReturnType<typeof open>>) =>
  accept({
    kind: 'event',
    name: 'error_details_toggle',
    properties: {},
    time: Date.now(),
    path: '/',
    owner: { version: '1.0.0-aaaa' },
  })

test('requests feature flags once when they are switched on, and sends them with events', async () => {
  server.answerWith(
    answerJson(200, { featureFlags: { 'new-editor': true }, errorsWhileComputingFlags: false }),
  )
  const accept = await open({ featureFlags: true, sessionRecording: false })
  const asked = JSON.parse(await arrives('/flags/'))
  expect(asked).toMatchObject({ token: 'phc_1', distinct_id: expect.stringMatching(/^[\da-f-]{36}$/) })
  // Events before the flags are read are sent without them.
  await eventually(() => {
    captureToggle(accept)
    expect(readBodies('/e/').join('\n')).toContain('"$feature/new-editor":true')
  })
  const paths = server.arrived.map(({ path }) => path.replace(/\?.*/, ''))
  expect(paths.filter((path) => path !== '/e/')).toEqual(['/flags/'])
  const sent = server.arrived.map(({ body }) => body).join()
  expect(sent).not.toMatch(/tok-123456|secret-search/)
})

test('does not request flags again while the page is open', async () => {
  const accept = await open({ featureFlags: true, sessionRecording: false })
  await arrives('/flags/')
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  captureToggle(accept)
  await arrives('/e/')
  expect(readBodies('/flags/')).toHaveLength(1)
})

test('a recorded session shows the layout and none of the text', async () => {
  document.body.innerHTML = `
    <main class="list" title="Title of Jane" aria-label="Label of Jane">
      <h1>Heading of Jane</h1><a href="/packages/?q=search-of-jane">Link of Jane</a>
      <input value="Value of Jane" placeholder="Hint for Jane"><textarea>Text of Jane</textarea>
    </main>`
  const accept = await open({ featureFlags: false, sessionRecording: true })
  captureToggle(accept)
  document.querySelector('h1')?.replaceChildren('Other heading of Jane')
  // The recorder sends nothing for an untouched page.
  const area = document.querySelector('textarea')
  if (area !== null) area.value = 'Typed by Jane'
  area?.dispatchEvent(new Event('input', { bubbles: true }))
  area?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const recorded = await arrives('/s/')
  expect(recorded).toContain('"event":"$snapshot"')
  expect(recorded).toContain('"tagName":"textarea"')
  expect(recorded).toContain('"class":"list"')
  expect(recorded).toContain('/packages/?q=[removed]')
  expect(recorded).not.toMatch(/jane/i)
  expect(recorded).not.toMatch(/tok-123456|secret-search/)
  expect(new Set(server.arrived.map(({ path }) => path))).toEqual(new Set(['/s/', '/e/']))
})
