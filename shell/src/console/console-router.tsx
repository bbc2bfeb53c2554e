import { createBrowserRouter, data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { GlobalErrorScreen } from '../errors/global-error-screen.tsx'
import { RouteErrorScreen } from '../errors/route-error-screen.tsx'
import { FrameSkeleton } from '../frame/frame-skeleton.tsx'
import { frameRouteId, graftRemoteRoutes } from '../remotes/graft-remote-routes.tsx'
import { UnmatchedScreen } from '../remotes/unmatched-screen.tsx'
import { toRedirectTarget, toSignInPath } from '../session/redirect-target.ts'
import { isSignedIn } from '../session/session.store.ts'
import { SignInSkeleton } from '../session/sign-in-skeleton.tsx'
import type { ConsoleServices } from './console-services.ts'
import { RootLayout } from './root-layout.tsx'

/** One router for shell and remotes; a remote's routes are grafted when one of its paths is first opened. */
export function createConsoleRouter(services: ConsoleServices) {
  return createBrowserRouter(consoleRoutes, {
    patchRoutesOnNavigation: graftRemoteRoutes(services),
  })
}

function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (!isSignedIn()) throw redirect(toSignInPath(new URL(request.url)))
}

/** What cannot be decoded names no screen at all, not even an unknown one: it is left to the router's own fallback. */
function requireReadableAddress({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  try {
    decodeURIComponent(new URL(request.url).pathname)
  } catch {
    throw data(null, { status: 404 })
  }
}

function leaveWhenSignedIn({ request }: LoaderFunctionArgs) {
  if (isSignedIn()) throw redirect(toRedirectTarget(new URL(request.url).searchParams.get('redirect')))
  return null
}

const screenRoutes: RouteObject[] = [
  {
    // Above the lazy route: the router never shows the boundary of a route that could not be loaded.
    ErrorBoundary: SignInErrorScreen,
    children: [
      {
        path: 'signin',
        loader: leaveWhenSignedIn,
        HydrateFallback: SignInSkeleton,
        lazy: async () => {
          const { SignInScreen } = await import(
            /* webpackChunkName: "sign-in" */ '../session/sign-in-screen.tsx'
          )
          return { Component: SignInScreen }
        },
      },
    ],
  },
  {
    id: frameRouteId,
    // Before any loader: those below would ask the API for what it refuses.
    middleware: [requireSession, requireReadableAddress],
    // The router runs no middleware for a screen without any.
    loader: () => null,
    HydrateFallback: FrameSkeleton,
    lazy: async () => {
      const { Frame } = await import(/* webpackChunkName: "frame" */ '../frame/frame.tsx')
      return { Component: Frame }
    },
    children: [{ path: '*', Component: UnmatchedScreen, ErrorBoundary: RouteErrorScreen }],
  },
]

const consoleRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: GlobalErrorScreen,
    // Once more inside the layout, so that what fails keeps the ribbon, the banner and the toasts around it.
    children: [{ ErrorBoundary: GlobalErrorScreen, children: screenRoutes }],
  },
]

/** Without the frame there is no main landmark around it. */
function SignInErrorScreen() {
  return (
    <main>
      <RouteErrorScreen />
    </main>
  )
}
