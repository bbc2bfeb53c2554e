import { consoleConfigSchema } from '@console/shared/config'
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createConsole } from '../boot/create-console.ts'
import { noticesStore } from '../notices/notices.store.ts'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { beginSession, endSession } from '../session/session.store.ts'
import { answerJson, startRecordingServer } from '../telemetry/testing/start-recording-server.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] }

// proves 7.1
test('calls go to the admin API that the environment names, under its path prefix', async () => {
  const server = await startRecordingServer()
  server.answerWith(answerJson(200, { status: true, data: [], message: 'ok' }))
  const config = consoleConfigSchema.parse({ apiBaseUrl: server.url, apiPathPrefix: '/staging/api/v7' })
  const { platform } = createConsole({ config, release: buildRelease() }, () =>
    Promise.reject(new Error('No remotes here')),
  )
  beginSession({ token: 't-1', user, permissions: [] }, false)
  onTestFinished(endSession)
  await platform.api.request({ path: 'packages', schema: z.array(z.unknown()) })
  expect(server.arrived.map(({ path }) => path)).toEqual(['/staging/api/v7/packages'])
  await server.close()
})

test('toasts of failed requests show the request id of the server’s log', async () => {
  const requestId = '0198f2b4-77a1-7c11-9d3e-5a0f6c2b1e90'
  const server = await startRecordingServer()
  const refusal = { status: false, message: 'Your account may not manage packages.', error: null }
  server.answerWith(
    answerJson(403, refusal, { 'x-request-id': requestId }),
    answerJson(403, refusal, { 'x-request-id': requestId }),
    answerJson(403, refusal),
  )
  const { platform } = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: server.url }), release: buildRelease() },
    () => Promise.reject(new Error('No remotes here')),
  )
  const { queryClient, api } = platform
  beginSession({ token: 't-1', user, permissions: [] }, false)
  const call = (method: 'GET' | 'POST') => api.request({ method, path: 'packages', schema: z.unknown() })
  const write = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => call('POST') })
      .execute(undefined)
  queryClient.setQueryData(['packages'], [])
  await expect(write()).rejects.toThrow('403')
  await expect(
    queryClient.fetchQuery({ queryKey: ['packages'], queryFn: () => call('GET'), staleTime: 0 }),
  ).rejects.toThrow('403')
  await expect(write()).rejects.toThrow('403')
  const shown = noticesStore
    .getState()
    .notices.map(({ kind, message, description }) => [kind, message, description])
  expect(shown.toReversed()).toEqual([
    ['error', 'Your account may not manage packages.', `Request ${requestId}`],
    [
      'error',
      'What you see may be out of date',
      `Your account may not manage packages. Request ${requestId}`,
    ],
    ['error', 'Your account may not manage packages.', undefined],
  ])
  endSession()
  await server.close()
})

test('a screen that is still mounted after signing out sends no request', async () => {
  const server = await startRecordingServer()
  onTestFinished(() => server.close())
  server.answerWith(answerJson(200, { status: true, data: [], message: 'ok' }))
  const { platform } = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: server.url }), release: buildRelease() },
    () => Promise.reject(new Error('No remotes here')),
  )
  const { queryClient, api } = platform
  beginSession({ token: 't-1', user, permissions: [] }, false)
  const query = {
    queryKey: ['coupons'],
    queryFn: () => api.request({ path: 'coupons', schema: z.array(z.unknown()) }),
    retry: false,
  }
  const screen = new QueryObserver(queryClient, query)
  onTestFinished(screen.subscribe(() => undefined))
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toEqual([]), 15_000)
  endSession()
  // Simulates another render.
  screen.setOptions(query)
  await vi.waitFor(() => expect(screen.getCurrentResult().error).toMatchObject({ status: 401 }), 15_000)
  expect(server.arrived.map(({ path }) => path)).toEqual([expect.stringMatching(/\/coupons$/)])
})
