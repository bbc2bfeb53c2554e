import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import { isMissingCall } from '@console/shared/missing-calls'
import { openTabChannel } from '@console/shared/tab-channel'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createConsole, type StartedConsole } from '../boot/create-console.ts'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { leavePage } from '../telemetry/testing/leave-page.ts'
import {
  answerJson,
  type RecordingServer,
  startRecordingServer,
} from '../telemetry/testing/start-recording-server.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { reauthenticationStore } from './reauthentication.store.ts'
import { whenWrittenEverywhere } from './revoke-token.ts'
import { beginSession, endSession, sessionStore } from './session.store.ts'
import { startSessionChannel } from './session-channel.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] }
const signedIn = (token: string) => ({ token, user, permissions: [] })
const otherTab = openTabChannel('console-session')

let server: RecordingServer
let services: StartedConsole
let config: ConsoleConfig

beforeAll(() => startSessionChannel())
beforeEach(async () => {
  server = await startRecordingServer()
  config = consoleConfigSchema.parse({ apiBaseUrl: server.url })
  services = createConsole({ config, release: buildRelease() }, () =>
    Promise.reject(new Error('No remotes here')),
  )
  server.answerWith(answerJson(200, { status: true, data: null, message: 'Signed out' }))
})
afterEach(async () => {
  vi.useRealTimers()
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  await server.close()
})
afterAll(() => otherTab?.close())

/** The token of each request that arrived. */
const listArrived = () =>
  server.arrived.map(
    ({ path, headers }) => `${path.replace('/api/v1/admin/', '')} ${headers.authorization?.slice(7)}`,
  )

const expectArrived = (...calls: string[]) => vi.waitFor(() => expect(listArrived()).toEqual(calls), 15_000)

it('signing out ends the session here at once and revokes its token', async () => {
  beginSession(signedIn('t-1'), true)
  logOut(config, services.telemetry)
  expect(sessionStore.getState().accessToken).toBeNull()
  await expectArrived('logout t-1')
})

it('signing out offline reaches the server when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  beginSession(signedIn('t-1'), true)
  logOut(config, services.telemetry)
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(listArrived()).toEqual(['logout t-1'])
  }, 15_000)
  vi.restoreAllMocks()
})

it('a server that has no such call is asked once, whoever signs in and out in the tab', async () => {
  server.answerWith(answerJson(404, { status: false, message: 'No such address' }))
  beginSession(signedIn('t-1'), true)
  logOut(config, services.telemetry)
  await vi.waitFor(() => expect(isMissingCall('POST logout')).toBe(true), 15_000)
  for (const token of ['t-2', 't-3']) {
    beginSession(signedIn(token), true)
    logOut(config, services.telemetry)
    await whenWrittenEverywhere()
  }
  expect(listArrived()).toEqual(['logout t-1'])
})

it.each([401, 503])(
  'a status of %i does not mean that the call is missing: the next token is revoked',
  async (status) => {
    server.answerWith(
      answerJson(status, { status: false, message: 'Not now' }),
      answerJson(200, { status: true, data: null }),
    )
    for (const token of ['t-1', 't-2']) {
      beginSession(signedIn(token), true)
      logOut(config, services.telemetry)
      await vi.waitFor(() => expect(listArrived()).toContain(`logout ${token}`), 15_000)
    }
  },
)

/** Starts a write with `t-1` whose answer the test decides. */
async function startWrite() {
  const held = Promise.withResolvers<void>()
  server.answerWith(
    (response) => void held.promise.then(() => answerJson(200, { status: true })(response)),
    answerJson(200, { status: true }),
  )
  beginSession(signedIn('t-1'), false)
  const written = services.platform.api.request({
    method: 'DELETE',
    path: 'packages/7',
    schema: z.unknown(),
  })
  await expectArrived('packages/7 t-1')
  return { answer: held.resolve, written }
}

it('revokes the token only after pending writes', async () => {
  const { answer, written } = await startWrite()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  logOut(config, services.telemetry)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await fetch(`${server.url}/meanwhile`)
  expect(listArrived()).toEqual(['packages/7 t-1', '/meanwhile undefined'])
  answer()
  await written
  await expectArrived('packages/7 t-1', '/meanwhile undefined', 'logout t-1')
})

it('revokes the token at once when the page is left', async () => {
  const { answer, written } = await startWrite()
  logOut(config, services.telemetry)
  leavePage()
  await expectArrived('packages/7 t-1', 'logout t-1')
  answer()
  await written
})

it('signing in again revokes the token it replaces, wherever this browser keeps it', async () => {
  beginSession(signedIn('t-1'), false)
  localStorage.setItem('auth-token', 'of-somebody-before')
  logIn({ config, telemetry: services.telemetry }, signedIn('t-2'), false)
  await vi.waitFor(
    () => expect(listArrived().sort()).toEqual(['logout of-somebody-before', 'logout t-1']),
    15_000,
  )
  expect(sessionStore.getState().accessToken).toBe('t-2')
})

it('does not revoke the token of a session that another tab ended', async () => {
  beginSession(signedIn('t-1'), false)
  otherTab?.postMessage({ type: 'signed-out' })
  await vi.waitFor(() => expect(sessionStore.getState().accessToken).toBeNull(), 15_000)
  beginSession(signedIn('t-2'), false)
  logOut(config, services.telemetry)
  await expectArrived('logout t-2')
})

it.each([
  ['ended it by itself', 401],
  ['knows no such call', 404],
  ['has another use for the address', 405],
  ['fails', 500],
])('signing in again reports no failure when the server %s', async (_what, status) => {
  server.answerWith(answerJson(status, { status: false, message: 'No', error: null }))
  beginSession(signedIn('t-1'), false)
  logIn({ config, telemetry: services.telemetry }, signedIn('t-2'), false)
  await expectArrived('logout t-1')
  expect(reauthenticationStore.getState().question).toBeNull()
  expect(sessionStore.getState().accessToken).toBe('t-2')
  // Otherwise the request would arrive during the next test.
  const isMissing = status === 404 || status === 405
  await vi.waitFor(() => expect(isMissingCall('POST logout')).toBe(isMissing))
})
