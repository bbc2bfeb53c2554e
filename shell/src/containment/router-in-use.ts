import type { DataRouter, Location } from 'react-router'
import { createStore } from 'zustand/vanilla'

/** The console's current router, and how many preceded it. */
export const routerStore = createStore<{ router: DataRouter | null; renewed: number }>(() => ({
  router: null,
  renewed: 0,
}))

let rebuild = (): DataRouter | null => null

/** For code that loads later and uses the router from outside its screens. */
export function keepRouter(router: DataRouter, build: typeof rebuild = () => router): DataRouter {
  rebuild = build
  routerStore.setState({ router })
  return router
}

/** A router can add routes but not remove them: a remote's new version hangs in a new router at the same address. */
export function renewRouter(): void {
  const { router, renewed } = routerStore.getState()
  router?.dispose()
  routerStore.setState({ router: rebuild(), renewed: renewed + 1 })
}

export const readRouter = (): DataRouter | null => routerStore.getState().router

/**
 * Whether the router is at this location with no navigation pending. The rendered location may lag behind: React
 * renders navigations as transitions.
 */
export function isRouterAt({ key }: Location): boolean {
  const router = readRouter()
  if (router === null) return true
  const { navigation, location } = router.state
  return navigation.state === 'idle' && location.key === key
}
