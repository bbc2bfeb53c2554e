import { consoleConfigSchema } from '@console/shared/config'
import { act, type PropsWithChildren, useLayoutEffect } from 'react'
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

/** Somebody who presses the keys of the palette as soon as there is something to see. */
function Eager({ children }: PropsWithChildren) {
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
  }, [])
  return children
}

test('the palette opens by its shortcut before the first screen has run its effects', async () => {
  const started = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release: buildRelease() },
    () => Promise.reject(new Error('No remotes here')),
  )
  const element = (
    <Eager>
      <Frame />
    </Eager>
  )
  const { root } = await mountInConsole(started, createMemoryRouter([{ path: '*', element }]))
  expect(overlayStore.getState().open).toBe('palette')
  closeOverlay()
  act(() => root.unmount())
})
