import { consoleConfigSchema } from '@console/shared/config'
import { act, type PropsWithChildren, type ReactNode, useLayoutEffect } from 'react'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { closeOverlay, overlayStore } from '../overlays/overlay.store.ts'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { useShortcuts } from './use-shortcuts.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Frame() {
  useShortcuts()
  return <h1>Packages</h1>
}

/** Presses the palette's keys as soon as the first paint. */
function Eager({ children }: PropsWithChildren) {
  useLayoutEffect(() => press('k'), [])
  return children
}

function press(key: string, more: KeyboardEventInit = {}) {
  window.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: 'KeyK', ctrlKey: true, cancelable: true, ...more }),
  )
}

const mount = (element: ReactNode) =>
  mountInConsole(
    createConsole({ config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release: buildRelease() }, () =>
      Promise.reject(new Error('No remotes here')),
    ),
    createMemoryRouter([{ path: '*', element }]),
  )

test('the palette opens by its shortcut before the first screen has run its effects', async () => {
  const { root } = await mount(
    <Eager>
      <Frame />
    </Eager>,
  )
  expect(overlayStore.getState().open).toBe('palette')
  closeOverlay()
  act(() => root.unmount())
})

test.each([
  ['Persian', 'ن'],
  ['Russian', 'Л'],
])('the palette opens on a %s layout, and not while somebody composes a word', async (_, key) => {
  const { root } = await mount(<Frame />)
  press(key, { isComposing: true })
  expect(overlayStore.getState().open).toBeNull()
  press(key)
  expect(overlayStore.getState().open).toBe('palette')
  closeOverlay()
  act(() => root.unmount())
})

test('a Latin layout keeps its own letters', async () => {
  const { root } = await mount(<Frame />)
  press('t')
  expect(overlayStore.getState().open).toBeNull()
  act(() => root.unmount())
})
