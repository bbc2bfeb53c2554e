import { createStore } from 'zustand/vanilla'

type Containment = {
  /** The page is about to go, and no section holds it any more. */
  isClosing: boolean
}

export const containmentStore = createStore<Containment>(() => ({ isClosing: false }))
