import { createStore } from 'zustand/vanilla'

type Containment = {
  /** Path of a screen that React is too busy to draw because of the previous one. */
  coming: string | null
  /** Path of a screen that keeps navigating by itself. */
  endless: string | null
  /** The page is about to unload, and no section may block it. */
  isClosing: boolean
}

export const containmentStore = createStore<Containment>(() => ({
  coming: null,
  endless: null,
  isClosing: false,
}))
