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

const ends = {
  succeeds: () => 42,
  fails: () => Promise.reject<number>(new Error('Too many')),
}

const workOf = (time: number, end: keyof typeof ends) =>
  new Promise<number>((resolve) => setTimeout(() => resolve(ends[end]()), time))

describe('progress notices', () => {
  // proves B33
  it.each([
    [0, 'succeeds', ['success', 'Counted 42']],
    [999, 'succeeds', ['success', 'Counted 42']],
    [999, 'fails', ['error', 'Lost count']],
    [1001, 'succeeds', ['promise', 'Counting…']],
    [60_000, 'fails', ['promise', 'Counting…']],
  ] as const)('work of %s ms that %s is announced once', async (time, end, notice) => {
    const { notify, said } = openBoard()
    const work = workOf(time, end)
    work.catch(() => undefined)
    const announced = announceWork(notify, work, texts)
    await vi.advanceTimersByTimeAsync(time)
    await announced
    expect(said).toEqual([notice])
  })

  it.each([
    [999, 'succeeds', []],
    [999, 'fails', []],
    [1001, 'succeeds', [['promise', 'Counting…']]],
  ] as const)(
    'work of %s ms that %s on screen is announced only while it runs',
    async (time, end, notices) => {
      const { notify, said } = openBoard()
      const work = workOf(time, end)
      work.catch(() => undefined)
      const announced = announceLongWork(notify, work, texts)
      await vi.advanceTimersByTimeAsync(time)
      await announced
      expect(said).toEqual(notices)
    },
  )
})
