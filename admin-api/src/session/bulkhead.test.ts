import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBulkhead } from './bulkhead.ts'

const full = new Error('There is no room')
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('runs two tasks at a time, queues three and refuses the rest, even when tasks fail', async () => {
  const run = createBulkhead({ mostRunning: 2, mostWaiting: 3, toRefusal: () => full })
  const tasks = Array.from({ length: 7 }, () => Promise.withResolvers<string>())
  const started: number[] = []
  const ends = tasks.map((task, index) =>
    run(() => {
      started.push(index)
      return task.promise
    }).catch((error: unknown) => error),
  )
  await settle()
  expect(started).toEqual([0, 1])
  expect(await Promise.all(ends.slice(5))).toEqual([full, full])

  tasks[1]?.reject(full)
  tasks[0]?.resolve('done')
  await settle()
  expect(started).toEqual([0, 1, 2, 3])
  for (const task of tasks) task.resolve('done')
  expect(await Promise.all(ends)).toEqual(['done', full, 'done', 'done', 'done', full, full])

  const again = Array.from({ length: 6 }, () => run(async () => 'done').catch((error: unknown) => error))
  expect(await Promise.all(again)).toEqual(['done', 'done', 'done', 'done', 'done', full])
})

it('serves callers in turn, however much one of them asks for, and known ones first', async () => {
  const run = createBulkhead({ mostRunning: 1, mostWaiting: 10, toRefusal: () => full })
  const held = Promise.withResolvers<void>()
  const [served, refused]: [string[], string[]] = [[], []]
  const ask = (caller: string, isKnown = false) =>
    run(() => held.promise.then(() => served.push(caller)), { caller, isKnown }).catch(() =>
      refused.push(caller),
    )
  const answers = [
    ...['a', 'a', 'a', 'a', 'b', 'b', 'a', 'c', 'b', 'd', 'a'].map((caller) => ask(caller)),
    ask('e', true),
    ask('f'),
    ask('e', true),
  ]
  held.resolve()
  await Promise.all(answers)
  expect(served).toEqual(['a', 'e', 'a', 'b', 'c', 'd', 'f', 'e', 'a', 'b', 'a'])
  // As soon as others need the room.
  expect(refused).toEqual(['a', 'a', 'b'])
})

it('has room for the first call of everybody while fewer callers than places wait', async () => {
  const run = createBulkhead({ mostRunning: 1, mostWaiting: 6, toRefusal: () => full })
  const callers = fc.array(fc.record({ caller: fc.constantFrom(...'abcde'), isKnown: fc.boolean() }))
  await fc.assert(
    fc.asyncProperty(callers, async (asked) => {
      const held = Promise.withResolvers<void>()
      const first = run(() => held.promise, { caller: 'first' })
      const served = asked.map((each) => run(async () => each.caller, each).catch(() => 'refused'))
      held.resolve()
      await first
      const all = await Promise.all(served)
      expect(new Set(all.filter((each) => each !== 'refused'))).toEqual(
        new Set(asked.map(({ caller }) => caller)),
      )
    }),
  )
})
