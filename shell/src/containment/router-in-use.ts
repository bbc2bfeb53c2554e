import type { DataRouter, Location } from 'react-router'
import { createStore } from 'zustand/vanilla'

/** The console's router, and how many there were before it. */
export const routerStore = createStore<{ router: DataRouter | null; renewed: number }>(() => ({
  router: null,
  renewed: 0,
}))

let rebuild = (): DataRouter | null => null

/** For what is loaded later and works with the router from outside of its screens. */
export function keepRouter(router: DataRouter, build: typeof rebuild = () => router): DataRouter {
  rebuild = build
  routerStore.setState({ router })
  return router
}

/** A router takes routes and gives none back: what another version of a remote has hangs in a new one, at the same address. */
export function renewRouter(): void {
  const { router, renewed } = routerStore.getState()
  router?.dispose()
  routerStore.setState({ router: rebuild(), renewed: renewed + 1 })
}

export const readRouter = (): DataRouter | null => routerStore.getState().router

/**
 * Whether this is where the router is, and nobody is on the way elsewhere. What is drawn may not know yet: React draws a navigation
 * when it has time.
 */
export function isRouterAt({ key }: Location): boolean {
  const router = readRouter()
  if (router === null) return true
  const { navigation, location } = router.state
  return navigation.state === 'idle' && location.key === key
}
