import type { Platform } from '@console/shared/platform'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RemoteLoadError } from './remote-failure.ts'
import { createRemoteLoader } from './remote-loader.ts'
import { reportFailedRemotes } from './report-failed-remotes.ts'
import { buildRelease, buildReleasedRemote } from './testing/released-remote.ts'

const commerce = buildReleasedRemote({ name: 'commerce', version: '1.0.0', paths: ['/packages/'] })

// Loaded beforehand, because the clock stands still later.
beforeAll(() => import('./exposed-module.ts'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A loader whose attempts the test completes. */
function createSlowLoader() {
  const attempts: PromiseWithResolvers<unknown>[] = []
  const loader = createRemoteLoader(
    buildRelease(commerce),
    () => {
      const attempt = Promise.withResolvers<unknown>()
      attempts.push(attempt)
      return attempt.promise
    },
    // These remotes do nothing with their platform.
    () => ({}) as Platform,
  )
  const seen: string[] = []
  const captureException = vi.fn()
  reportFailedRemotes({ capture: vi.fn(), captureException, log: vi.fn() }, loader)
  loader.states.subscribe(() => seen.push(loader.readState('commerce').status))
  const readFailure = () => {
    const state = loader.readState('commerce')
    return state.status === 'failed' ? state.failure : undefined
  }
  return {
    loader,
    seen,
    captureException,
    readFailure,
    /** Resolves once the code is requested. */
    begin: async () => {
      const before = attempts.length
      void loader.load('commerce')
      await vi.waitFor(() => expect(attempts).toHaveLength(before + 1), { timeout: 30_000 })
    },
    expire: () => vi.advanceTimersByTimeAsync(6000),
    arrive: async (attempt: number, routes = () => []) => {
      attempts[attempt]?.resolve({ default: { name: 'commerce', routes } })
      await vi.advanceTimersByTimeAsync(0)
    },
    fail: async (attempt: number) => {
      attempts[attempt]?.reject(new RemoteLoadError('unreachable'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

it('a remote that loads after its timeout is ready, and is not reported as failed', async () => {
  const given = createSlowLoader()
  await given.begin()
  await given.expire()
  expect(given.readFailure()).toMatchObject({ reason: 'unreachable' })
  expect(given.loader.listLoads('commerce')).toMatchObject([{ code: 'commerce@1.0.0 unreachable' }])
  const late = given.readFailure()?.late
  await vi.advanceTimersByTimeAsync(1000)
  await given.arrive(0)
  expect(await late).toBe(true)
  expect(given.seen).toEqual(['loading', 'failed', 'ready'])
  expect(given.captureException).not.toHaveBeenCalled()
  const [load, ...more] = given.loader.listLoads('commerce')
  expect(load).not.toHaveProperty('code')
  expect(load?.took).toBeGreaterThanOrEqual(7000)
  expect(more).toEqual([])
})

it('a remote that never loads is reported once, when its last request has ended', async () => {
  const given = createSlowLoader()
  await given.begin()
  await given.expire()
  const failure = given.readFailure()
  expect(given.captureException).not.toHaveBeenCalled()
  await given.fail(0)
  expect(await failure?.late).toBe(false)
  expect(given.captureException).toHaveBeenCalledExactlyOnceWith(
    failure?.error,
    expect.objectContaining({ remote: 'commerce', reason: 'unreachable' }),
  )
  expect(given.readFailure()).toBe(failure)
})

it.each([
  ['the first attempt', 0, 1],
  ['the second attempt', 1, 0],
])('takes whichever of two attempts loads first: %s', async (_which, first, second) => {
  const given = createSlowLoader()
  await given.begin()
  await given.expire()
  await given.begin()
  expect(given.seen).toEqual(['loading', 'failed', 'loading'])
  const routes = { first: vi.fn(() => []), second: vi.fn(() => []) }
  await given.arrive(first, routes.first)
  expect(given.loader.readState('commerce').status).toBe('ready')
  const ready = given.loader.readState('commerce')
  await given.arrive(second, routes.second)
  expect(given.loader.readState('commerce')).toBe(ready)
  expect([routes.first, routes.second].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

it('an attempt that fails after another has loaded changes nothing', async () => {
  const given = createSlowLoader()
  await given.begin()
  await given.expire()
  await given.begin()
  await given.arrive(0)
  await given.fail(1)
  expect(given.loader.readState('commerce').status).toBe('ready')
  expect(given.captureException).not.toHaveBeenCalled()
})

it.each([
  ['was replaced', ({ replace }: Loader) => replace({ ...commerce, version: '2.0.0' })],
  [
    'was replaced and has come back',
    ({ replace }: Loader) => {
      replace({ ...commerce, version: '2.0.0' })
      replace(commerce)
    },
  ],
  ['is in no release any more', ({ remove }: Loader) => remove('commerce')],
])('ignores code that arrives late from a version that %s', async (_what, change) => {
  const given = createSlowLoader()
  await given.begin()
  await given.expire()
  change(given.loader)
  const routes = vi.fn(() => [])
  await given.arrive(0, routes)
  expect(given.loader.readState('commerce').status).toBe('known')
  expect(routes).not.toHaveBeenCalled()
})

type Loader = ReturnType<typeof createRemoteLoader>
