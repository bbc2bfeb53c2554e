import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceLongWork, announceWork } from './announce-work.ts'
import type { Notify } from './platform.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openBoard() {
  const said: unknown[] = []
  const say = (kind: string) => (message: string) => said.push([kind, message])
  const notify: Notify = {
    success: say('success'),
    info: say('info'),
    warning: say('warning'),
    error: say('error'),
    message: say('message'),
    loading: say('loading'),
    promise: (_, { loading }) => void said.push(['promise', loading]),
    dismiss: () => undefined,
    isReady: () => true,
  }
  return { notify, said }
}

const texts = {
  loading: 'Counting…',
  success: (sum: number) => `Counted ${sum}`,
  error: (error: unknown) => ({ message: 'Lost count', description: String(error) }),
}

const succeed = () => 42
const fail = () => Promise.reject(new Error('Too many'))

const workOf = (time: number, end: () => unknown) =>
  new Promise<number>((resolve) => setTimeout(() => resolve(end() as number), time))

describe('work', () => {
  it.each([
    [0, succeed, ['success', 'Counted 42']],
    [999, succeed, ['success', 'Counted 42']],
    [999, fail, ['error', 'Lost count']],
    [1001, succeed, ['promise', 'Counting…']],
    [60_000, fail, ['promise', 'Counting…']],
  ])('of %i ms that ends with %o is announced once: %o', async (time, end, notice) => {
    const { notify, said } = openBoard()
    const work = workOf(time, end)
    work.catch(() => undefined)
    const announced = announceWork(notify, work, texts)
    await vi.advanceTimersByTimeAsync(time)
    await announced
    expect(said).toEqual([notice])
  })

  it.each([
    [999, succeed, []],
    [999, fail, []],
    [1001, succeed, [['promise', 'Counting…']]],
  ])('of %i ms whose end is on screen is announced only while it goes on', async (time, end, notices) => {
    const { notify, said } = openBoard()
    const work = workOf(time, end)
    work.catch(() => undefined)
    const announced = announceLongWork(notify, work, texts)
    await vi.advanceTimersByTimeAsync(time)
    await announced
    expect(said).toEqual(notices)
  })
})
