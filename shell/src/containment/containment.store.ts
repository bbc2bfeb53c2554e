import { createStore } from 'zustand/vanilla'

type Containment = {
  /** Path of the screen that is on its way while the one before keeps React too busy to draw it. */
  coming: string | null
  /** Path of a screen that navigates by itself without end. */
  endless: string | null
  /** The page is about to go, and no section holds it any more. */
  isClosing: boolean
}

export const containmentStore = createStore<Containment>(() => ({
  coming: null,
  endless: null,
  isClosing: false,
}))
