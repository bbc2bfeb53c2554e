import { openTabChannel } from '@console/shared/tab-channel'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { beginSession, endSession, onSessionEnding, sessionStore } from './session.store.ts'
import { joinRunningSession, startSessionChannel } from './session-channel.ts'
import { storeSession } from './session-storage.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] }
const running = { token: 't-1', user, permissions: ['mocks.manage'] }
const session = { accessToken: 't-1', user, permissions: ['mocks.manage'] }

const otherTab = openTabChannel('console-session')
const heard: unknown[] = []
/** The other tab's reply to a new tab that asks for the session; undefined while it is busy. */
let answer: unknown

beforeAll(() => {
  startSessionChannel()
  otherTab?.addEventListener('message', ({ data }) => {
    heard.push(data)
    if (data.type === 'session-wanted' && answer !== undefined) otherTab?.postMessage(answer)
  })
})
afterEach(() => {
  endSession()
  heard.length = 0
})

// proves 3.1
it('tells other tabs who signed in and what they may do', async () => {
  beginSession(running, false)
  await vi.waitFor(() => expect(heard).toContainEqual({ type: 'signed-in', ...running }), 15_000)
})

it('takes over the session that another tab began, with its permissions', async () => {
  otherTab?.postMessage({ type: 'signed-in', ...running })
  await vi.waitFor(() => expect(sessionStore.getState()).toEqual(session), 15_000)
})

// proves 3.1, V3.5.5
it.each([
  ['has its permissions as well', { permissions: ['mocks.manage'] }, ['mocks.manage']],
  ['has none where a tab of an earlier release knows of none', { permissions: undefined }, []],
])('a tab that joins a running session %s', async (_what, told, permissions) => {
  storeSession(session, true)
  localStorage.removeItem('auth-token')
  answer = { type: 'session', ...running, ...told }
  // The other tab replies in time, however busy the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await joinRunningSession()
  expect(sessionStore.getState()).toEqual({ ...session, permissions })
})

it('takes over the session of a tab that was too busy to answer in time', async () => {
  storeSession(session, true)
  localStorage.removeItem('auth-token')
  answer = undefined
  await joinRunningSession()
  expect(sessionStore.getState().user).toBeNull()
  otherTab?.postMessage({ type: 'session', ...running })
  await vi.waitFor(() => expect(sessionStore.getState()).toEqual(session), 15_000)
})

it('ignores the answer of another tab once the session has ended', async () => {
  storeSession(session, true)
  localStorage.removeItem('auth-token')
  answer = undefined
  await joinRunningSession()
  endSession()
  const heardLast = vi.fn()
  onSessionEnding(heardLast)
  otherTab?.postMessage({ type: 'session', ...running })
  otherTab?.postMessage({ type: 'session-ending' })
  await vi.waitFor(() => expect(heardLast).toHaveBeenCalled(), 15_000)
  expect(sessionStore.getState().user).toBeNull()
})
