import type { DataRouter } from 'react-router'

let router: DataRouter | null = null

/** For what is loaded later and works with the router from outside of its screens. */
export function keepRouter(given: DataRouter): DataRouter {
  router = given
  return given
}

export const readRouter = (): DataRouter | null => router

/** Whether nobody is on the way to another screen. What is drawn may not know yet: React draws a navigation when it has time. */
export const isRouterIdle = (): boolean => router === null || router.state.navigation.state === 'idle'
