import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpError, NetworkError } from '../errors/errors.ts'
import type { NoticeText, Notify } from '../platform/platform.ts'
import { startAnnounced } from './announce-run.ts'
import { createBulkRun } from './bulk-run.ts'

const words = { doing: 'Publishing', done: 'Published', words: { one: 'package', many: 'packages' } }
const facts = { method: 'PUT', route: 'packages/1' }
const refusal = new HttpError({ ...facts, status: 422, serverMessage: 'Too cheap' })
const silence = new NetworkError({ ...facts, reason: 'timeout' })

/** The notice of a run over two items, of which the second may fail, or of one that could not begin. */
async function announce({ fail, refused }: { fail?: Error; refused?: Error }) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const notices: Promise<[kind: string, text: NoticeText]>[] = []
  const say = () => 0
  const notify: Notify = {
    ...{ success: say, info: say, warning: say, error: say, message: say, loading: say },
    dismiss: () => undefined,
    isReady: () => true,
    promise: (work, { success, error }) =>
      void notices.push(
        work.then(
          (value) => ['success', typeof success === 'function' ? success(value) : success],
          (reason: unknown) => ['error', typeof error === 'function' ? error(reason) : error],
        ),
      ),
  }
  const run = createBulkRun({
    items: [1, 2],
    begin: async () => {
      // Shorter work is not announced.
      await new Promise((resolve) => setTimeout(resolve, 2000))
      if (refused !== undefined) throw refused
      return async (item) => {
        if (item === 2 && fail !== undefined) throw fail
      }
    },
  })
  const ended = startAnnounced(notify, run, words)
  await vi.advanceTimersByTimeAsync(2000)
  await ended
  return await notices[0]
}

const part = 'Published 1 of 2 packages'
test.each([
  ['whose items are all done', {}, 'success', '2 packages published'],
  ['with a refused item', { fail: refusal }, 'error', { message: part, description: 'Refused: 1.' }],
  ['with an unanswered item', { fail: silence }, 'error', { message: part, description: 'No answer: 1.' }],
  [
    'that could not begin',
    { refused: refusal },
    'error',
    { message: 'Published 0 of 2 packages', description: 'Not started: 2. Too cheap' },
  ],
])('a long run %s ends with a notice that says so', async (_, problems, kind, text) => {
  expect(await announce(problems)).toEqual([kind, text])
})
