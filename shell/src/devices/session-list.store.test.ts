import { consoleConfigSchema } from '@console/shared/config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConsole, type StartedConsole } from '../boot/create-console.ts'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { beginSession, endSession } from '../session/session.store.ts'
import {
  type Answer,
  answerJson,
  type RecordingServer,
  startRecordingServer,
} from '../telemetry/testing/start-recording-server.ts'
import { requestSessionsOnce, sessionListStore } from './session-list.store.ts'

const session = {
  id: 1,
  device: 'Chrome on Windows',
  address: '203.0.113.9',
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-21T08:00:00Z',
  expires_at: '2026-12-20T08:00:00Z',
  is_current: false,
  is_remembered: true,
}

let server: RecordingServer
let services: StartedConsole

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] }

beforeEach(async () => {
  beginSession({ token: 't-1', user, permissions: [] }, false)
  server = await startRecordingServer()
  services = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: server.url }), release: buildRelease() },
    () => Promise.reject(new Error('No remotes here')),
  )
})
afterEach(async () => {
  endSession()
  sessionStorage.clear()
  await server.close()
})

async function ask() {
  await requestSessionsOnce(services.platform.api)
  return sessionListStore.getState()
}

it('lists the current session first, then the most recently used', async () => {
  const sessions = [
    session,
    { ...session, id: 2, last_used_at: '2026-11-22T08:00:00Z' },
    { ...session, id: 3, last_used_at: '2026-11-19T08:00:00Z', is_current: true },
  ]
  server.answerWith(answerJson(200, { status: true, data: sessions, message: 'Open sessions' }))
  expect((await ask()).sessions?.map(({ id }) => id)).toEqual([3, 2, 1])
  endSession()
  expect(sessionListStore.getState().sessions).toBeUndefined()
})

it('cancels the request of a session that ends', async () => {
  let isClosed = false
  server.answerWith((response) => response.on('close', () => (isClosed = true)))
  const asked = ask()
  await vi.waitFor(() => expect(server.arrived).toHaveLength(1), 15_000)
  endSession()
  await vi.waitFor(() => expect(isClosed).toBe(true), 15_000)
  expect(await asked).toEqual({ sessions: undefined, failure: null, isAsking: false })
})

const page: Answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
const refuse = (status: number) => answerJson(status, { status: false, message: 'No', error: null })

it.each([
  ['no such address', refuse(404)],
  ['no such method', refuse(405)],
  ['nothing of the kind yet', refuse(501)],
  ['nobody’s business', refuse(403)],
  ['a refusal under status 200', refuse(200)],
  ['sessions of another shape', answerJson(200, { status: true, data: [{ id: 'a', ip: '::1' }] })],
  ['no list', answerJson(200, { status: true, data: null })],
  ['a page', page],
])('a server that answers with %s has no session list, and is not asked again', async (_what, answer) => {
  server.answerWith(answer)
  expect(await ask()).toMatchObject({ sessions: null, failure: null })
  expect((await ask()).sessions).toBeNull()
  // Another person in the same tab, as after a reload.
  endSession()
  beginSession({ token: 't-2', user: { ...user, id: 8 }, permissions: [] }, false)
  expect((await ask()).sessions).toBeNull()
  expect(server.arrived).toHaveLength(1)
})

it.each([429, 500, 503])('requests the list again after an outage with status %i', async (status) => {
  const failure = answerJson(status, { status: false, message: 'No' }, { 'retry-after': '0' })
  server.answerWith(failure, answerJson(200, { status: true, data: [session] }))
  expect(await ask()).toMatchObject({ sessions: undefined, failure: { status } })
  expect(await ask()).toMatchObject({ sessions: [session], failure: null })
})
