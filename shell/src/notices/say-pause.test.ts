import { consoleConfigSchema } from '@console/shared/config'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createConsole } from '../boot/create-console.ts'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { beginSession, endSession } from '../session/session.store.ts'
import { answerJson, startRecordingServer } from '../telemetry/testing/start-recording-server.ts'
import { notify } from './notify.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] }

test('staff are told once until when the console leaves the server alone, and then it goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 11, 1, 14, 30, 5) })
  const server = await startRecordingServer()
  onTestFinished(async () => {
    vi.useRealTimers()
    warned.mockRestore()
    endSession()
    await server.close()
  })
  const warned = vi.spyOn(notify, 'warning').mockReturnValue('')
  const tooMuch = answerJson(429, { status: false, message: 'Too many' }, { 'retry-after': '120' })
  server.answerWith(tooMuch, tooMuch, answerJson(200, { status: true, data: [] }))
  const { platform } = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: server.url }), release: buildRelease() },
    () => Promise.reject(new Error('No remotes here')),
  )
  beginSession({ token: 't-1', user, permissions: [] }, false)
  const read = (path: string) => platform.api.request({ path, schema: z.array(z.unknown()) })
  // Both are under way when the first is refused.
  await Promise.allSettled([read('packages'), read('coupons')])
  const waiting = read('coupons')
  await vi.advanceTimersByTimeAsync(119_000)
  expect(server.arrived).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toEqual([])
  const said = expect.stringMatching(/continues by itself at 0?2:32:05|continues by itself at 14:32:05/)
  expect(warned.mock.calls).toEqual([['The server is busy', { description: said, duration: 120_000 }]])
})
