import type { FileReading } from '@console/printed-tests/sources'
import { expect, test } from 'vitest'
import { readFileApart } from './read-file-apart.ts'

const file = new Blob(['Questions 1–2\nChoose TRUE or FALSE.\n1 It is.\n2 It is not.'])

function createOpener(work: (worker: { answer(reading: FileReading): void; fail(): void }) => void) {
  const state = { isOver: false }
  const open = () => {
    const worker = {
      onmessage: null as ((event: MessageEvent<FileReading>) => void) | null,
      onerror: null as (() => void) | null,
      postMessage: () =>
        work({
          answer: (data) => worker.onmessage?.(new MessageEvent('message', { data })),
          fail: () => worker.onerror?.(),
        }),
      terminate: () => {
        state.isOver = true
      },
    }
    return worker
  }
  return { state, open }
}

const read = (open: Parameters<typeof readFileApart>[1]['open'], signal = new AbortController().signal) =>
  readFileApart(file, { signal, onPage: () => undefined, ...(open && { open }) })

test('a file is read by a worker, which is then ended', async () => {
  const { state, open } = createOpener(({ answer }) => answer({ text: 'read', kind: 'paper', pictures: [] }))
  expect(await read(open)).toMatchObject({ text: 'read', kind: 'paper' })
  expect(state.isOver).toBe(true)
})

test('a file that was removed is not read to the end', async () => {
  const controller = new AbortController()
  const { state, open } = createOpener(() => controller.abort(new DOMException('Removed', 'AbortError')))
  await expect(read(open, controller.signal)).rejects.toThrow('Removed')
  expect(state.isOver).toBe(true)
})

test.each([
  ['fails', createOpener(({ fail }) => fail()).open],
  [
    'cannot be started',
    () => {
      throw new Error('blocked')
    },
  ],
])('the page reads the file itself if the worker %s', async (_, open) => {
  expect(await read(open)).toMatchObject({ kind: 'paper', text: expect.stringContaining('It is not.') })
})
