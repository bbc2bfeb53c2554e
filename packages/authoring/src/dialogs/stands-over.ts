import { useEffect } from 'react'
import { createStore } from 'zustand'

/** How many dialogs stand over the page: what is under them must not be replaced, as they would go with it. */
export const openDialogsStore = createStore<{ count: number }>(() => ({ count: 0 }))

/** For what stands over the page as long as it is there. */
export function useStandsOver(): void {
  useEffect(() => {
    const add = (by: number) => openDialogsStore.setState(({ count }) => ({ count: count + by }))
    add(1)
    return () => add(-1)
  }, [])
}
