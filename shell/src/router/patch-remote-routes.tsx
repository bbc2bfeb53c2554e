import type { Platform } from '@console/shared/platform'
import type { DataStrategyResult, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { followRedirects } from '../navigation/follow-redirects.ts'
import { isPermitted } from '../navigation/permitted-screens.ts'
import { sleep } from '../network/sleep.ts'
import type { BootDocuments } from '../release/boot-documents.ts'
import { preloadScreen } from '../remotes/preload-screen.ts'
import type { RemoteLoader, RemoteState } from '../remotes/remote-loader.ts'
import { renewals } from '../remotes/renewals.ts'
import { frameRouteId, toRemoteRouteId } from '../remotes/route-ids.ts'
import { openPaths, SwitchedOff } from '../section-screens/switched-off.ts'
import { isSignedIn } from '../session/session.store.ts'

export type RouterParts = Pick<BootDocuments, 'release'> & { loader: RemoteLoader; platform: Platform }

/** Milliseconds that a navigation waits for its remote before the frame shows that it is loading. */
const timeout = 1000

/**
 * Loads the remote that owns the path and adds its routes to the frame. A remote that is late or fails adds nothing, so
 * that the frame's catch-all explains it and the next navigation tries again. Never rejects, because the router would
 * then render nothing.
 */
export function patchRemoteRoutes({
  release,
  loader,
  platform,
}: RouterParts): PatchRoutesOnNavigationFunction {
  const mayOpen = (path: string) =>
    isPermitted(loader.remotes.getState(), path, platform.session.readPermissions())

  /** Replaces the results of all loaders of a remote's screen, or undefined to run them. */
  function answerAhead(name: string, path: string) {
    // Somebody who has the screen open may continue, and leaves when they like.
    if (loader.findOwner(path)?.disabled && openPaths.get(name) !== path)
      return {
        ...withoutLoaders,
        [toRemoteRouteId(name)]: { type: 'error' as const, result: new SwitchedOff() },
      }
    // The version is about to be replaced: see PermittedOutlet.
    if (renewals.getState().has(name)) return withoutLoaders
    // The routes were added for another section of the remote or another person: no loader may request data that the
    // API refuses.
    return mayOpen(path) ? undefined : withoutLoaders
  }

  return async ({ path, patch, signal }) => {
    const owner = isSignedIn() ? loader.findOwner(path) : null
    if (owner === null || loader.patched.getState().has(owner.name)) return
    if (owner.disabled || owner.problems || !mayOpen(path)) return
    if (followRedirects(release.redirects, path) !== path) return
    preloadScreen(owner, path)
    // The screens are part of the frame's code, which is loaded or loading.
    const parts = await Promise.race([
      Promise.all([importScreens(), loader.load(owner.name)]).then(([screens]) => screens, giveUp),
      sleep(timeout),
    ])
    const state = loader.readState(owner.name)
    // The router ignores routes for a navigation that was superseded.
    if (signal.aborted || !parts || state.status !== 'ready' || loader.patched.getState().has(owner.name))
      return
    const [outlet, errors, { renewSection }] = parts
    patch(frameRouteId, [
      {
        id: toRemoteRouteId(owner.name),
        middleware: [
          ({ url }) => {
            // The visit starts with the loaders.
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

/** Replaces the loaders' results; the frame's own loader returns nothing either. */
const withoutLoaders: Record<string, DataStrategyResult> = { [frameRouteId]: { type: 'data', result: null } }

const importScreens = () =>
  Promise.all([
    import(/* webpackChunkName: "frame" */ '../section-screens/remote-outlet.tsx'),
    import(/* webpackChunkName: "frame" */ '../section-screens/remote-error-screen.tsx'),
    import(/* webpackChunkName: "frame" */ '../containment/shown-section.ts'),
  ])

const giveUp = () => undefined

type ReadyRemote = Extract<RemoteState, { status: 'ready' }>

const drawnWithAntd = /^(antd\/|@console\/shared\/list$)/

/** A separate route: the router renders nothing for a route that is lazy and has to show its own load failure. */
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
