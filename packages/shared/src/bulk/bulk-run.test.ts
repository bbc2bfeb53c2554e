import { assert, asyncProperty, constantFrom, integer, array as listOf } from 'fast-check'
import { expect, test } from 'vitest'
import { HttpError, NetworkError } from '../errors/errors.ts'
import { countOutcomes, createBulkRun, describeAgain } from './bulk-run.ts'

const facts = { method: 'PUT', route: 'packages/1' }
const refusal = () => new HttpError({ ...facts, status: 422, serverMessage: 'Too cheap' })
const silence = () => new NetworkError({ ...facts, reason: 'timeout' })

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a failing call affects only its own item, and every item reports its result', async () => {
  const run = createBulkRun({
    items: ['a', 'b', 'c', 'd'],
    begin: async () => async (item) => {
      if (item === 'b') throw refusal()
      if (item === 'c') throw silence()
    },
  })
  await run.start()
  expect(run.getState()).toMatchObject({
    phase: 'stopped',
    rows: [
      { item: 'a', outcome: 'done', reason: '' },
      { item: 'b', outcome: 'failed', reason: 'Too cheap' },
      { item: 'c', outcome: 'unanswered', reason: expect.stringContaining('did not answer') },
      { item: 'd', outcome: 'done' },
    ],
  })
})

// proves B25
test('starting again repeats only the calls that are not done yet', async () => {
  const calls: number[] = []
  const failing = new Set([3, 1500])
  const run = createBulkRun({
    items: numbers(2000),
    begin: async () => async (item) => {
      calls.push(item)
      if (failing.has(item)) throw refusal()
    },
  })
  await run.start()
  expect(countOutcomes(run.getState().rows)).toMatchObject({ done: 1998, failed: 2 })
  calls.length = 0
  failing.clear()
  await run.start()
  expect(calls).toEqual([3, 1500])
  expect(run.getState().phase).toBe('finished')
  expect(countOutcomes(run.getState().rows)).toMatchObject({ done: 2000 })
})

test('keeps to the limit of concurrent calls, and stopping waits for those in progress', async () => {
  let underWay = 0
  let most = 0
  const run = createBulkRun({
    items: numbers(50),
    concurrency: 3,
    begin: async () => async (item) => {
      underWay += 1
      most = Math.max(most, underWay)
      if (item === 10) void run.stop()
      await Promise.resolve()
      underWay -= 1
    },
  })
  await run.start()
  expect(most).toBe(3)
  expect(underWay).toBe(0)
  const counts = countOutcomes(run.getState().rows)
  expect(run.getState().phase).toBe('stopped')
  expect(counts.done).toBeGreaterThanOrEqual(11)
  expect(counts.waiting).toBe(50 - counts.done)
  await run.start()
  expect(countOutcomes(run.getState().rows).done).toBe(50)
})

test('stopping a run resolves once the calls in progress have been answered', async () => {
  const answer = Promise.withResolvers<void>()
  const run = createBulkRun({ items: numbers(50), begin: async () => () => answer.promise })
  await run.stop()
  void run.start()
  await Promise.resolve()
  const stopped = run.stop().then(() => run.getState())
  expect(run.getState().phase).toBe('running')
  answer.resolve()
  const { phase, rows } = await stopped
  expect(phase).toBe('stopped')
  expect(countOutcomes(rows)).toMatchObject({ done: 4, waiting: 46, running: 0 })
})

test('a server that stops answering ends the run instead of being called two thousand times', async () => {
  let calls = 0
  const run = createBulkRun({
    items: numbers(2000),
    begin: async () => async () => {
      calls += 1
      throw silence()
    },
  })
  await run.start()
  expect(calls).toBeLessThan(12)
  expect(run.getState().reason).toBe('The server stopped responding.')
  expect(countOutcomes(run.getState().rows)).toMatchObject({ unanswered: calls, waiting: 2000 - calls })
})

test('a run that cannot start gives the reason and makes no calls', async () => {
  const run = createBulkRun<string>({ items: ['a'], begin: () => Promise.reject(refusal()) })
  await run.start()
  expect(run.getState()).toMatchObject({
    phase: 'stopped',
    reason: 'Too cheap',
    rows: [{ outcome: 'waiting' }],
  })
})

test('starting twice at once makes each call only once', async () => {
  const calls: string[] = []
  const run = createBulkRun({ items: ['a', 'b'], begin: async () => async (item) => void calls.push(item) })
  await Promise.all([run.start(), run.start()])
  expect(calls.toSorted()).toEqual(['a', 'b'])
})

test('whatever fails, the report matches what the server did', async () => {
  const fates = listOf(constantFrom('done', 'failed', 'unanswered'), { maxLength: 40 })
  await assert(
    asyncProperty(fates, integer({ min: 1, max: 6 }), async (given, concurrency) => {
      const called = new Set<number>()
      const run = createBulkRun({
        items: given.map((fate, index) => ({ fate, index })),
        concurrency,
        begin:
          async () =>
          async ({ fate, index }) => {
            called.add(index)
            if (fate === 'failed') throw refusal()
            if (fate === 'unanswered') throw silence()
          },
      })
      await run.start()
      for (const [index, { item, outcome }] of run.getState().rows.entries()) {
        expect(outcome).toBe(called.has(index) ? item.fate : 'waiting')
      }
    }),
  )
})

test.each([
  [{ failed: 3 }, 'Try the other 3 again'],
  [{ unanswered: 1 }, 'Try the other one again'],
  [{ unanswered: 1, waiting: 1999 }, 'Try the other 2,000 again'],
  [{ waiting: 12 }, 'Continue with the other 12'],
  [{ waiting: 1 }, 'Continue with the other one'],
])('with %j left, the button says “%s”', (counts, label) => {
  expect(describeAgain({ ...{ waiting: 0, running: 0, done: 4, failed: 0, unanswered: 0 }, ...counts })).toBe(
    label,
  )
})
