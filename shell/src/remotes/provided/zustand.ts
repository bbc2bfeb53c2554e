// Written by `pnpm provide` from what the sources use. Everything else is in the second layer.
import * as library from 'zustand'

export const zustand = {
  createStore: library.createStore,
  useStore: library.useStore,
}
