import { createStore } from 'zustand/vanilla'
import { notify } from '../platform/notify.ts'

async function importOverlays() {
  const [{ FrameOverlay }, { AccountPopup }] = await Promise.all([
    import(/* webpackChunkName: "overlays" */ './frame-overlay.tsx'),
    import(/* webpackChunkName: "overlays" */ './account-popup.tsx'),
  ])
  return { FrameOverlay, AccountPopup }
}

export type OverlayName = 'palette' | 'shortcuts' | 'about' | 'account'

type OverlayState = {
  open: OverlayName | null
  /** What draws them, once it is there. */
  parts: Awaited<ReturnType<typeof importOverlays>> | null
}

/** What lies over the frame: one at a time. Its code comes when it is first wanted, or before, when nothing else is going on. */
export const overlayStore = createStore<OverlayState>(() => ({ open: null, parts: null }))

async function loadOverlays() {
  if (overlayStore.getState().parts === null) overlayStore.setState({ parts: await importOverlays() })
}

/** Nobody asked for it yet, so nobody hears of it when it does not come. */
export const preloadOverlays = () => void loadOverlays().catch(() => undefined)

export function showOverlay(open: OverlayName) {
  overlayStore.setState({ open })
  loadOverlays().catch(() => {
    closeOverlay()
    notify.error('This part of the console could not be loaded', {
      description: 'Check the connection and try again.',
    })
  })
}

export const closeOverlay = () => overlayStore.setState({ open: null })
