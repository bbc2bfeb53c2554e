import { useEffect } from 'react'
import { createStore } from 'zustand'

/** Number of open modal dialogs: screens below them must not be replaced, because the dialogs would unmount too. */
export const openDialogsStore = createStore<{ count: number }>(() => ({ count: 0 }))

/** Counts the calling component as an open dialog while it is mounted. */
export function useOpenDialog(): void {
  useEffect(() => {
    const add = (by: number) => openDialogsStore.setState(({ count }) => ({ count: count + by }))
    add(1)
    return () => add(-1)
  }, [])
}
