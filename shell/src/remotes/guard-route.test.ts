import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardRoute } from './guard-route.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const overdue = () =>
  Object.assign(new Error('Loading chunk list failed.'), { name: 'ChunkLoadError', type: 'timeout' })
const missing = () => Object.assign(overdue(), { type: 'missing' })
const screen = { Component: () => null }

/** Loads a screen; the test decides how its requests end, in the order they were sent. */
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

it('requests an overdue chunk once more, and opens the screen when it arrives', async () => {
  const { requests, opening } = openScreen()
  requests[0]?.reject(overdue())
  await vi.advanceTimersByTimeAsync(6900)
  requests[1]?.resolve(screen)
  await expect(opening).resolves.toEqual(screen)
})

it('reports a screen that is not there after 7 seconds', async () => {
  const { requests, opening } = openScreen()
  await vi.advanceTimersByTimeAsync(4500)
  requests[0]?.reject(overdue())
  await vi.advanceTimersByTimeAsync(2500)
  await expect(opening).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
  expect(requests).toHaveLength(2)
})

it('reports a missing chunk without a second request', async () => {
  const { requests, opening } = openScreen()
  requests[0]?.reject(missing())
  await expect(opening).rejects.toMatchObject({ type: 'missing' })
  expect(requests).toHaveLength(1)
})
