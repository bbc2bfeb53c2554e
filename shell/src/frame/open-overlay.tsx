import { useEffect } from 'react'
import { useStore } from 'zustand'
import { whenFirstScreenIsThere } from '../network/first-screen.ts'
import { overlayStore } from '../overlays/overlay.store.ts'
import { FrameOverlay, preloadOverlays } from './overlay-parts.ts'

/** Milliseconds after the first screen at which the code of the overlays is fetched, so that the first of them opens at once. */
const preloadDelay = 2000

/** The palette, the sheet of shortcuts or the About dialog, when one is open; the account menu stands by its button. */
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
