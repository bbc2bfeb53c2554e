import type { DataRouter, Location } from 'react-router'

let router: DataRouter | null = null

/** For what is loaded later and works with the router from outside of its screens. */
export function keepRouter(given: DataRouter): DataRouter {
  router = given
  return given
}

export const readRouter = (): DataRouter | null => router

/**
 * Whether this is where the router is, and nobody is on the way elsewhere. What is drawn may not know yet: React draws a navigation
 * when it has time.
 */
export function isRouterAt({ key }: Location): boolean {
  if (router === null) return true
  const { navigation, location } = router.state
  return navigation.state === 'idle' && location.key === key
}
