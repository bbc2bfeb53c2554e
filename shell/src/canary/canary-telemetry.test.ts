import { consoleConfigSchema } from '@console/shared/config'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { reportFailedRemotes } from '../remotes/report-failed-remotes.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { beginSession, endSession } from '../session/session.store.ts'
import { startRecordingServer } from '../telemetry/testing/start-recording-server.ts'
import { watchCanaries } from './watch-canaries.ts'

const commerce = buildReleasedRemote({ name: 'commerce', version: '1.0.0', paths: ['/coupons/'] })
const canary = { share: 0, roles: ['editor'], since: '2026-03-13T08:00:00Z' }

test.each([
  ['editor', { remote: 'commerce', remote_version: '2.0.0', canary: 'canary' }],
  ['support', { remote: 'commerce', remote_version: '1.0.0', canary: 'control' }],
])('events of a user with the role %s carry the version and the canary group', async (role, owner) => {
  const server = await startRecordingServer()
  onTestFinished(() => server.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  history.replaceState(null, '', '/coupons/')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const user = { id: 7, email: 'e@example.com', name: 'Edith', roles: [{ name: role }] }
  beginSession({ token: 't-1', user, permissions: [] }, false)
  onTestFinished(endSession)
  const logs = { url: server.url, dataset: 'console', token: 'xaat-1' }
  const documents = {
    config: consoleConfigSchema.parse({ apiBaseUrl: '', logs }),
    release: buildRelease({ ...commerce, canary: { ...canary, remote: { ...commerce, version: '2.0.0' } } }),
  }
  const started = createConsole(documents, () => Promise.reject(new Error('It does not start')))
  reportFailedRemotes(started.telemetry, started.loader)
  await watchCanaries({ ...documents, ...started })
  started.telemetry.log('info', 'Saved')
  started.telemetry.captureVital({ name: 'LCP', value: 900, rating: 'good', path: '/coupons/' })
  await started.loader.load('commerce')
  history.replaceState(null, '', '/elsewhere/')
  await started.telemetry.open()
  const readEvents = () =>
    server.arrived.flatMap(({ body }) => body.split('\n').map((line): unknown => JSON.parse(line)))
  // A batch is sent after one second.
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(readEvents()).toHaveLength(3), { timeout: 15_000, interval: 1 })
  expect(readEvents()).toMatchObject([
    { message: 'Saved', ...owner },
    { message: 'web-vital', ...owner },
    { level: 'error', fields: { source: 'remote-loader', canary: owner.canary }, ...owner },
  ])
})
