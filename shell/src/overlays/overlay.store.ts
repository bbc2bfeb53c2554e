import { createStore } from 'zustand/vanilla'

export type OverlayName =
  | 'palette'
  | 'shortcuts'
  | 'about'
  | 'devices'
  | 'settings'
  | 'help'
  | 'tour'
  | 'account'

/** The overlay above the frame; one at a time. */
export const overlayStore = createStore<{ open: OverlayName | null }>(() => ({ open: null }))

export const showOverlay = (open: OverlayName) => overlayStore.setState({ open })
export const closeOverlay = () => overlayStore.setState({ open: null })
