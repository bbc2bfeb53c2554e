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

it('leaves room in the queue for others, however much one caller asks for', async () => {
  const run = createBulkhead({ mostRunning: 1, mostWaiting: 10, mostWaitingEach: 2, toRefusal: () => full })
  const held = Promise.withResolvers<string>()
  const ask = (caller: string) => run(() => held.promise, caller).catch((error: unknown) => error)
  const answers = [...Array.from({ length: 5 }, () => ask('one')), ask('other')]
  held.resolve('done')
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', full, full, 'done'])
})
