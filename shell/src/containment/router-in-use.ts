import type { DataRouter } from 'react-router'

let router: DataRouter | null = null

/** For what is loaded later and works with the router from outside of its screens. */
export function keepRouter(given: DataRouter): DataRouter {
  router = given
  return given
}

export const readRouter = (): DataRouter | null => router
