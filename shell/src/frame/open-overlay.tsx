import { useEffect } from 'react'
import { useStore } from 'zustand'
import { whenFirstScreenIsThere } from '../network/first-screen.ts'
import { giveUpOverlay } from '../overlays/give-up-overlay.ts'
import { overlayStore } from '../overlays/overlay.store.ts'
import { loadOverlays, overlayPartsStore, preloadOverlays } from './overlay-parts.store.ts'

/** Milliseconds after the first screen at which the code of the overlays is fetched, so that the first of them opens at once. */
const preloadDelay = 2000

/** The palette, the sheet of shortcuts or the About dialog, when one is open; the account menu stands by its button. */
export function OpenOverlay() {
  const { open } = useStore(overlayStore)
  const { parts } = useStore(overlayPartsStore)
  useEffect(() => {
    let timer: number | undefined
    void whenFirstScreenIsThere.then(() => {
      timer = window.setTimeout(preloadOverlays, preloadDelay)
    })
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (open !== null) loadOverlays().catch(giveUpOverlay)
  }, [open])
  if (open === null || open === 'account' || parts === null) return null
  return <parts.FrameOverlay name={open} />
}
