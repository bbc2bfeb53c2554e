import type { ReleasedRemote } from '@console/shared/release'
import type { DataStrategyResult, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { preloadPath } from '../boot/release-assets.ts'
import type { ConsoleServices } from '../console/console-services.ts'
import { listMissingPermissions } from '../navigation/permissions.ts'
import { isSignedIn } from '../session/session.store.ts'
import { RemoteErrorScreen } from './remote-error-screen.tsx'

export const frameRouteId = 'frame'

/** Milliseconds a navigation waits for its remote before the frame says that it is still loading. */
const patience = 1000

/**
 * Loads the remote that owns the path and hangs its routes into the frame. A remote that is late or cannot be loaded adds
 * nothing, so the frame's own catch-all says what is wrong; the next navigation tries again.
 */
export function graftRemoteRoutes({
  loader,
  grafted,
  platform,
}: ConsoleServices): PatchRoutesOnNavigationFunction {
  const isPermitted = (path: string) =>
    listMissingPermissions(loader.remotes, path, platform.session.readPermissions()).length === 0

  return async ({ path, patch, signal }) => {
    const owner = isSignedIn() ? loader.findOwner(path) : null
    if (owner === null || grafted.getState().has(owner.name)) return
    if (!isPermitted(path)) return
    preloadPath(path)
    await Promise.race([loader.load(owner.name), wait(patience)])
    const state = loader.readState(owner.name)
    // Of a navigation that was left for another, the router takes no routes.
    if (signal.aborted || state.status !== 'ready' || grafted.getState().has(owner.name)) return
    patch(frameRouteId, [
      {
        id: `remote:${owner.name}`,
        // Hung in for another section of the remote, or for somebody else: no loader asks for what the API refuses.
        middleware: [({ url }) => (isPermitted(url.pathname) ? undefined : withoutLoaders)],
        ErrorBoundary: RemoteErrorScreen,
        children: toThemed(owner, state.module.routes(platform)),
      },
    ])
    grafted.setState((names) => new Set([...names, owner.name]), true)
  }
}

/** What a middleware answers in the place of all loaders; the frame's own gives nothing either. */
const withoutLoaders: Record<string, DataStrategyResult> = { [frameRouteId]: { type: 'data', result: null } }

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const drawnWithAntd = /^(antd\/|@console\/shared\/list$)/
const usesAntd = ({ shared }: ReleasedRemote) => shared.some((module) => drawnWithAntd.test(module))

/** A route of its own: the router shows nothing where a route both is lazy and has to show that it did not come. */
const toThemed = (remote: ReleasedRemote, routes: RouteObject[]): RouteObject[] =>
  usesAntd(remote) ? [{ lazy: lazyTheme, children: routes }] : routes

async function lazyTheme() {
  const { ThemedOutlet } = await import(/* webpackChunkName: "theme" */ './themed-outlet.tsx')
  return { Component: ThemedOutlet }
}
