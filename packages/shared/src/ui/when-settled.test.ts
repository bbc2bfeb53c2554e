import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenSettled } from './when-settled.ts'

let idle: (() => void)[] = []
let frames: (() => void)[] = []

beforeEach(() => {
  idle = []
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.splice(handle - 1, 1, () => undefined))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1, () => undefined))
})
afterEach(() => vi.unstubAllGlobals())

/** A frame has been painted by the time the next one starts. */
const paint = () => {
  for (const run of frames.splice(0)) run()
  for (const run of frames.splice(0)) run()
}
const beIdle = () => {
  for (const run of idle.splice(0)) run()
}

/** A query whose response the test sends. */
function ask(client: QueryClient, name: string) {
  const answer = Promise.withResolvers<string>()
  const asked = client.fetchQuery({ queryKey: [name], queryFn: () => answer.promise })
  return async () => {
    answer.resolve(name)
    await asked
  }
}

it('waits for the frame after the last answer, and until the browser is idle', async () => {
  const client = new QueryClient()
  const come = ask(client, 'packages')
  const run = vi.fn()
  whenSettled(client, run)
  paint()
  beIdle()
  expect(run).not.toHaveBeenCalled()
  await come()
  beIdle()
  expect(run).not.toHaveBeenCalled()
  paint()
  expect(run).not.toHaveBeenCalled()
  beIdle()
  expect(run).toHaveBeenCalledOnce()
})

it('also waits for requests that start between the frame and the idle time', async () => {
  const client = new QueryClient()
  const run = vi.fn()
  whenSettled(client, run)
  paint()
  const come = ask(client, 'coupons')
  beIdle()
  expect(run).not.toHaveBeenCalled()
  await come()
  paint()
  beIdle()
  expect(run).toHaveBeenCalledOnce()
})

it('runs once, whatever is requested later', async () => {
  const client = new QueryClient()
  const run = vi.fn()
  whenSettled(client, run)
  paint()
  beIdle()
  await ask(client, 'packages')()
  paint()
  beIdle()
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  ['before the frame', () => undefined],
  ['after the frame', paint],
])('never runs when cancelled %s', async (_, before) => {
  const run = vi.fn()
  const callOff = whenSettled(new QueryClient(), run)
  before()
  callOff()
  paint()
  beIdle()
  expect(run).not.toHaveBeenCalled()
})

it.each([
  [{}, undefined],
  [{ timeout: 1_000 }, 1_000],
])('requests idle time with %j', (options, within) => {
  const asked: unknown[] = []
  vi.stubGlobal('requestIdleCallback', (_run: () => void, given: unknown) => asked.push(given))
  whenSettled(new QueryClient(), () => undefined, within)
  expect(asked).toEqual([])
  paint()
  expect(asked).toEqual([options])
})
