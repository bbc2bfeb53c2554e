import type { ReleasedRemote } from '@console/shared/release/released-remote'
import type { DataRouter, RouteObject } from 'react-router'
import { readRouter } from '../containment/router-in-use.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { frameRouteId, toRemoteRouteId } from './route-ids.ts'

/** Takes away what a version of a remote left in the page, before another comes: routes, styles and waiting chunks. */
export function forgetRemoteCode({ patched }: Pick<RemoteLoader, 'patched'>, remote: ReleasedRemote): void {
  const { name, version } = remote
  patched.setState((names) => new Set([...names].filter((each) => each !== name)), true)
  const router = readRouter()
  if (router !== null) removeRoute(router, toRemoteRouteId(name))
  const base = `/remotes/${name}/${version}/`
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (new URL(link.href, location.href).pathname.startsWith(base)) link.remove()
  // The list that chunks of every version put themselves into: a new version would take those of the old for its own.
  Reflect.deleteProperty(globalThis, `rspackChunk${name}`)
}

/** The router adds routes and has no way to remove one: what its frame shows, it looks up in this list. */
function removeRoute(router: DataRouter, id: string) {
  const routes = router.manifest[frameRouteId]?.children
  const place = routes?.findIndex((route) => route.id === id) ?? -1
  if (place === -1) return
  for (const route of routes?.splice(place, 1) ?? []) forget(route)
  // Has it look at the list again.
  router.patchRoutes(frameRouteId, [])

  function forget({ id, children }: RouteObject) {
    if (id !== undefined) delete router.manifest[id]
    children?.forEach(forget)
  }
}
