import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardRoute } from './guard-route.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const overdue = () =>
  Object.assign(new Error('Loading chunk list failed.'), { name: 'ChunkLoadError', type: 'timeout' })
const missing = () => Object.assign(overdue(), { type: 'missing' })
const screen = { Component: () => null }

/** The loading of a screen whose requests end as the test says, in the order in which they are sent. */
function openScreen() {
  const requests: PromiseWithResolvers<object>[] = []
  const { lazy } = guardRoute('commerce', {
    lazy: () => {
      const request = Promise.withResolvers<object>()
      requests.push(request)
      return request.promise
    },
  })
  if (typeof lazy !== 'function') throw new Error('The route has nothing to load')
  const opening: Promise<unknown> = lazy()
  opening.catch(() => undefined)
  return { requests, opening }
}

it('a screen whose file is overdue is asked for once more, and opens when it comes', async () => {
  const { requests, opening } = openScreen()
  requests[0]?.reject(overdue())
  await vi.advanceTimersByTimeAsync(2400)
  requests[1]?.resolve(screen)
  await expect(opening).resolves.toEqual(screen)
})

it('a screen that does not come then either is told of within 2.5 seconds', async () => {
  const { requests, opening } = openScreen()
  requests[0]?.reject(overdue())
  await vi.advanceTimersByTimeAsync(2500)
  await expect(opening).rejects.toMatchObject({ type: 'timeout' })
  expect(requests).toHaveLength(2)
})

it('a file that is not there is told of at once', async () => {
  const { requests, opening } = openScreen()
  requests[0]?.reject(missing())
  await expect(opening).rejects.toMatchObject({ type: 'missing' })
  expect(requests).toHaveLength(1)
})
