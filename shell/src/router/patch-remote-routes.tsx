import type { Platform } from '@console/shared/platform'
import type { DataStrategyResult, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { followRedirects } from '../navigation/follow-redirects.ts'
import { listMissingPermissions } from '../navigation/permissions.ts'
import type { BootDocuments } from '../release/boot-documents.ts'
import { preloadScreen } from '../remotes/preload-screen.ts'
import type { RemoteLoader, RemoteState } from '../remotes/remote-loader.ts'
import { renewals } from '../remotes/renewals.ts'
import { frameRouteId, toRemoteRouteId } from '../remotes/route-ids.ts'
import { openPaths, SwitchedOff } from '../section-screens/switched-off.ts'
import { isSignedIn } from '../session/session.store.ts'

/** What the routes are made from. */
export type RouterParts = Pick<BootDocuments, 'release'> & { loader: RemoteLoader; platform: Platform }

/** Milliseconds a navigation waits for its remote before the frame says that it is still loading. */
const patience = 1000

/**
 * Loads the remote that owns the path and hangs its routes into the frame. A remote that is late or cannot be loaded adds
 * nothing, so the frame's own catch-all says what is wrong; the next navigation tries again. Never rejects: the router
 * would show nothing.
 */
export function patchRemoteRoutes({
  release,
  loader,
  platform,
}: RouterParts): PatchRoutesOnNavigationFunction {
  const isPermitted = (path: string) =>
    listMissingPermissions(loader.remotes.getState(), path, platform.session.readPermissions()).length === 0

  /** What is answered in the place of all loaders of a remote's screen; nothing lets them run. */
  function answerAhead(name: string, path: string) {
    // Whoever has the screen open goes on with it, and leaves it when they like.
    if (loader.findOwner(path)?.disabled && openPaths.get(name) !== path)
      return {
        ...withoutLoaders,
        [toRemoteRouteId(name)]: { type: 'error' as const, result: new SwitchedOff() },
      }
    // Of a version that another one takes the place of: see PermittedOutlet.
    if (renewals.getState().has(name)) return withoutLoaders
    // Hung in for another section of the remote, or for somebody else: no loader asks for what the API refuses.
    return isPermitted(path) ? undefined : withoutLoaders
  }

  return async ({ path, patch, signal }) => {
    const owner = isSignedIn() ? loader.findOwner(path) : null
    if (owner === null || loader.patched.getState().has(owner.name)) return
    if (owner.disabled || owner.problems || !isPermitted(path)) return
    if (followRedirects(release.redirects, path) !== path) return
    preloadScreen(owner, path)
    // The screens are the frame's own code, which is there or under way.
    const parts = await Promise.race([
      Promise.all([importScreens(), loader.load(owner.name)]).then(([screens]) => screens, giveUp),
      wait(patience),
    ])
    const state = loader.readState(owner.name)
    // Of a navigation that was left for another, the router takes no routes.
    if (signal.aborted || !parts || state.status !== 'ready' || loader.patched.getState().has(owner.name))
      return
    const [outlet, errors, { renewSection }] = parts
    patch(frameRouteId, [
      {
        id: toRemoteRouteId(owner.name),
        middleware: [
          ({ url }) => {
            // A visit begins with the loaders.
            renewSection(owner.name)
            return answerAhead(owner.name, url.pathname)
          },
        ],
        Component: outlet.RemoteOutlet,
        ErrorBoundary: errors.RemoteErrorScreen,
        children: toThemed(owner.name, state),
      },
    ])
    loader.patched.setState((names) => new Set([...names, owner.name]), true)
  }
}

/** What a middleware answers in the place of all loaders; the frame's own gives nothing either. */
const withoutLoaders: Record<string, DataStrategyResult> = { [frameRouteId]: { type: 'data', result: null } }

const importScreens = () =>
  Promise.all([
    import(/* webpackChunkName: "frame" */ '../section-screens/remote-outlet.tsx'),
    import(/* webpackChunkName: "frame" */ '../section-screens/remote-error-screen.tsx'),
    import(/* webpackChunkName: "frame" */ '../containment/sections.ts'),
  ])

const wait = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))
const giveUp = () => undefined

type ReadyRemote = Extract<RemoteState, { status: 'ready' }>

const drawnWithAntd = /^(antd\/|@console\/shared\/list$)/

/** A route of its own: the router shows nothing where a route both is lazy and has to show that it did not come. */
const toThemed = (name: string, { shared, routes }: ReadyRemote): RouteObject[] =>
  shared.some((module) => drawnWithAntd.test(module))
    ? [{ id: `${toRemoteRouteId(name)}/theme`, lazy: lazyTheme, children: routes }]
    : routes

async function lazyTheme() {
  const { ThemedOutlet } = await import(
    /* webpackChunkName: "theme" */ '../section-screens/themed-outlet.tsx'
  )
  return { Component: ThemedOutlet }
}
