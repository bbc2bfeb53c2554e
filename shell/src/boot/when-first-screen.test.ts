import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RemoteStates } from '../remotes/remote-loader.ts'
import { whenFirstScreen } from './when-first-screen.ts'

/** A console whose first screen, section and answer the test completes. */
function openConsole() {
  const loaded = Promise.withResolvers<null>()
  const answered = Promise.withResolvers<string>()
  const router = createMemoryRouter([{ path: '/', loader: () => loaded.promise }])
  const states = createStore<RemoteStates>(() => ({}))
  const queryClient = new QueryClient()
  const run = vi.fn()
  whenFirstScreen(router, { loader: { states, findOwner: () => null }, platform: { queryClient } }, run)
  return {
    run,
    loadSection: () => states.setState({ commerce: { status: 'loading' } }),
    failSection: () => states.setState({ commerce: { status: 'known' } }),
    ask: () => queryClient.fetchQuery({ queryKey: ['packages'], queryFn: () => answered.promise }),
    answer: () => answered.resolve('rows'),
    openScreen: () => loaded.resolve(null),
    isOpen: () => vi.waitFor(() => expect(router.state.initialized).toBe(true)),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Many frames, each followed by an idle period. */
const passTime = () => vi.advanceTimersByTimeAsync(1000)

it('waits for the screen, its section and its responses, whichever comes last', async () => {
  const first = openConsole()
  first.loadSection()
  await passTime()
  expect(first.run).not.toHaveBeenCalled()
  first.openScreen()
  await first.isOpen()
  await passTime()
  expect(first.run).not.toHaveBeenCalled()
  const asked = first.ask()
  first.failSection()
  await passTime()
  expect(first.run).not.toHaveBeenCalled()
  first.answer()
  await asked
  await passTime()
  expect(first.run).toHaveBeenCalledOnce()
})

it('runs for a screen without a section, and once', async () => {
  const first = openConsole()
  first.openScreen()
  await passTime()
  expect(first.run).toHaveBeenCalledOnce()
  first.loadSection()
  first.failSection()
  await passTime()
  expect(first.run).toHaveBeenCalledOnce()
})
