import { createMemoryRouter, type DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { containmentStore } from './containment.store.ts'
import { enterSection, leaveSection } from './shown-section.ts'
import { watchNavigation } from './watch-navigation.ts'

let router: DataRouter
let stop: () => void

const Screen = () => null

/** The test decides which section is shown; sections are named by the first segment of the path. */
beforeEach(() => {
  vi.useFakeTimers()
  router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: ['/notes/'] })
  stop = watchNavigation(router, (path) => path.split('/')[1] ?? null)
  enterSection('notes')
})
afterEach(() => {
  stop()
  leaveSection('notes')
  containmentStore.setState({ coming: null, endless: null })
  vi.useRealTimers()
})

const read = () => containmentStore.getState()

it('removes the old section when it is still rendered after twelve checks', async () => {
  await router.navigate('/packages/')
  vi.advanceTimersByTime(11 * 250)
  expect(read().coming).toBeNull()
  vi.advanceTimersByTime(250)
  expect(read().coming).toBe('/packages/')
  leaveSection('notes')
  vi.advanceTimersByTime(10_000)
  expect(read().coming).toBe('/packages/')
  await router.navigate('/notes/')
  expect(read().coming).toBeNull()
})

it('leaves alone a section that renders in time, and one that navigates within itself', async () => {
  await router.navigate('/notes/7/')
  vi.advanceTimersByTime(60_000)
  await router.navigate('/packages/')
  vi.advanceTimersByTime(2000)
  enterSection('packages')
  vi.advanceTimersByTime(60_000)
  expect(read().coming).toBeNull()
  leaveSection('packages')
})

it('stops a screen at its forty-first consecutive navigation without user input', async () => {
  const navigate = async (times: number) => {
    for (let time = 0; time < times; time += 1) await router.navigate(`/notes/?n=${time}`, { replace: true })
  }
  await navigate(40)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  await navigate(40)
  expect(read().endless).toBeNull()
  await navigate(1)
  expect(read().endless).toBe('/notes/')
  window.dispatchEvent(new PointerEvent('pointerdown'))
  expect(read().endless).toBeNull()
})
