import { useEffect } from 'react'
import { useStore } from 'zustand'
import { whenFirstScreenIsThere } from '../network/first-screen-ready.ts'
import { overlayStore } from '../overlays/overlay.store.ts'
import { FrameOverlay, preloadOverlays } from './overlay-parts.ts'

/**
 * Milliseconds after the first screen at which the overlays' code is fetched, so that the first of them opens at once.
 */
const preloadDelay = 2000

/** Renders the open overlay: palette, shortcuts sheet or About dialog. The account menu is anchored to its own button. */
export function OpenOverlay() {
  const { open } = useStore(overlayStore)
  useEffect(() => {
    let timer: number | undefined
    void whenFirstScreenIsThere.then(() => {
      timer = window.setTimeout(preloadOverlays, preloadDelay)
    })
    return () => clearTimeout(timer)
  }, [])
  return open !== null && open !== 'account' && <FrameOverlay attempt={open} name={open} />
}
