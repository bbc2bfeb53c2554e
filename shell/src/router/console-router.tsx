import {
  createBrowserRouter,
  type DataRouter,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
} from 'react-router'
import { keepRouter } from '../containment/router-in-use.ts'
import { GlobalErrorScreen } from '../errors/global-error-screen.tsx'
import { RouteErrorScreen } from '../errors/route-error-screen.tsx'
import { FrameSkeleton } from '../frame/frame-skeleton.tsx'
import { followRedirects } from '../navigation/follow-redirects.ts'
import { remotesSection } from '../navigation/shell-sections.ts'
import { toStartPath } from '../navigation/start-path.ts'
import { renewals } from '../remotes/renewals.ts'
import { frameRouteId } from '../remotes/route-ids.ts'
import { toRedirectTarget, toSignInPath } from '../session/redirect-target.ts'
import { isSignedIn } from '../session/session.store.ts'
import { SignInSkeleton } from '../sign-in/sign-in-skeleton.tsx'
import { patchRemoteRoutes, type RouterParts } from './patch-remote-routes.tsx'
import { RootLayout } from './root-layout.tsx'

/** The one router of shell and remotes; a remote's routes are added when one of its paths is first opened. */
export function createConsoleRouter(parts: RouterParts): DataRouter {
  const none: ReadonlySet<string> = new Set()
  parts.loader.patched.setState(none, true)
  renewals.setState(none, true)
  const router = createBrowserRouter(buildRoutes(redirectMoved), {
    patchRoutesOnNavigation: patchRemoteRoutes(parts),
  })

  /** Redirects to the new path of a remote that was renamed or moved, or to the start, keeping the history intact. */
  function redirectMoved({ request }: Pick<LoaderFunctionArgs, 'request'>) {
    const { pathname, search } = new URL(request.url)
    const path = toStartPath(
      followRedirects(parts.release.redirects, pathname),
      parts.loader.remotes.getState(),
    )
    if (path === pathname) return
    // A request does not include the hash.
    const { hash } = router.state.navigation.location ?? location
    throw (location.pathname === pathname ? replace : redirect)(`${path}${search}${hash}`)
  }

  return keepRouter(router, () => createConsoleRouter(parts))
}

function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (!isSignedIn()) throw redirect(toSignInPath(new URL(request.url)))
}

/**
 * An address that cannot be decoded names no screen, not even an unknown one, and is left to the router's own fallback.
 */
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

const buildScreenRoutes = (redirectMoved: Check): RouteObject[] => [
  {
    // On the parent: the router never renders the boundary of a route whose lazy code failed to load.
    ErrorBoundary: SignInErrorScreen,
    children: [
      {
        path: 'signin',
        loader: leaveWhenSignedIn,
        HydrateFallback: SignInSkeleton,
        lazy: async () => {
          const { SignInScreen } = await import(
            /* webpackChunkName: "sign-in" */ '../sign-in/sign-in-screen.tsx'
          )
          return { Component: SignInScreen }
        },
      },
    ],
  },
  {
    id: frameRouteId,
    // Before any loader, because those below would request data that the API refuses.
    middleware: [requireSession, requireReadableAddress, redirectMoved],
    // The router runs no middleware for a route without loaders.
    loader: () => null,
    HydrateFallback: FrameSkeleton,
    lazy: async () => {
      const { Frame } = await import(/* webpackChunkName: "frame" */ '../frame/frame.tsx')
      return { Component: Frame }
    },
    children: [
      {
        ErrorBoundary: RouteErrorScreen,
        children: [{ path: remotesSection.path, lazy: importRemotesScreen }],
      },
      { path: '*', lazy: importUnmatched, ErrorBoundary: RouteErrorScreen },
    ],
  },
]

const buildRoutes = (redirectMoved: Check): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: GlobalErrorScreen,
    // Repeated inside the layout, so that an error keeps the ribbon, the banner and the toasts around it.
    children: [{ ErrorBoundary: GlobalErrorScreen, children: buildScreenRoutes(redirectMoved) }],
  },
]

type Check = (asked: Pick<LoaderFunctionArgs, 'request'>) => void

/** The frame's own code; without it this screen is not shown. */
async function importUnmatched() {
  const { UnmatchedScreen } = await import(
    /* webpackChunkName: "frame" */ '../section-screens/unmatched-screen.tsx'
  )
  return { Component: UnmatchedScreen }
}

async function importRemotesScreen() {
  const { RemotesScreen } = await import(/* webpackChunkName: "running" */ '../running/remotes-screen.tsx')
  return { Component: RemotesScreen, handle: { title: remotesSection.title } }
}

/** Provides the main landmark that the frame would. */
function SignInErrorScreen() {
  return (
    <main>
      <RouteErrorScreen />
    </main>
  )
}
