import { type PrintedTest, readPrintedTest } from '@console/printed-tests'
import { expect, test } from 'vitest'
import { createTestReader, type Reading, type ReadingInput } from './create-test-reader.ts'

/** A worker that answers when it is told to. */
function createOpener() {
  const workers: { asked: ReadingInput[]; isOver: boolean; answer(): void; fail(): void }[] = []
  const open = () => {
    const worker = {
      onmessage: null as ((event: MessageEvent<PrintedTest>) => void) | null,
      onerror: null as (() => void) | null,
      postMessage: (input: ReadingInput) => void own.asked.push(input),
      terminate: () => {
        own.isOver = true
      },
    }
    const own = {
      asked: [] as ReadingInput[],
      isOver: false,
      answer: () => {
        const { text, hints } = own.asked.at(-1) ?? toInput('')
        worker.onmessage?.(new MessageEvent('message', { data: readPrintedTest(text, hints) }))
      },
      fail: () => worker.onerror?.(),
    }
    workers.push(own)
    return worker
  }
  return { workers, open }
}

const toInput = (text: string): ReadingInput => ({ text, hints: new Map() })

test('reads one text after the other, and only the last of those that arrived meanwhile', () => {
  const { workers, open } = createOpener()
  const read: Reading[] = []
  const reader = createTestReader((reading) => read.push(reading), open)
  const inputs = ['one', 'two', 'three'].map(toInput)
  for (const input of inputs) reader.read(input)
  expect(workers[0]?.asked).toEqual([inputs[0]])
  workers[0]?.answer()
  workers[0]?.answer()
  expect(read.map(({ of }) => of)).toEqual([inputs[0], inputs[2]])
  expect(workers).toHaveLength(1)
})

test('cancelling stops a text at once, and another worker reads the next one', () => {
  const { workers, open } = createOpener()
  const read: Reading[] = []
  const reader = createTestReader((reading) => read.push(reading), open)
  reader.read(toInput('one'))
  reader.cancel()
  expect(workers[0]?.isOver).toBe(true)
  const two = toInput('two')
  reader.read(two)
  workers[1]?.answer()
  expect(read.map(({ of }) => of)).toEqual([two])
})

test.each(['cannot be started', 'fails'])('the page reads where the worker %s', async (how) => {
  const { workers, open } = createOpener()
  const { promise, resolve } = Promise.withResolvers<Reading>()
  const start = () => {
    if (how === 'cannot be started') throw new Error('blocked')
    return open()
  }
  createTestReader(resolve, start).read(
    toInput('Questions 1–2\nChoose TRUE or FALSE.\n1 It is.\n2 It is not.'),
  )
  workers[0]?.fail()
  expect((await promise).test.parts[0]?.groups[0]?.last).toBe(2)
})
