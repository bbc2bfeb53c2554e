import '@testing-library/jest-dom/vitest'
import { StyleProvider } from '@ant-design/cssinjs'
import {
  type Extension,
  type ExtensionPoint,
  type ExtensionResults,
  parseExtensionResult,
  type RecordOnScreen,
} from '@console/shared/extensions'
import type { ApiClient } from '@console/shared/http'
import type { Platform } from '@console/shared/platform'
import type { RemoteModule } from '@console/shared/remote'
import { describeUnreachableRoutes } from '@console/shared/unreachable-routes'
import { QueryClientProvider, QueryErrorResetBoundary } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { AdminApiServer } from './admin-api-server.ts'
import { describeLostCommands } from './lost-commands.ts'
import { beginVisit } from './section-visit.ts'
import { openSharedServer } from './shared-server.ts'
import type { TestApiOptions } from './test-api-options.ts'
import { TestErrorBoundary } from './test-error-boundary.tsx'
import { createTestPlatform, type Notice, type TestPlatform } from './test-platform.ts'

/** No animations to wait for, and no style sheets, which jsdom would evaluate for every query by role. */
const quietTheme = { token: { motion: false }, zeroRuntime: true }

/** The start of another section, in the menu of the shell. */
const elsewhere = '/another-section/'

/** Outside the document, where jsdom parses no style sheets: antd inserts its CSS variables again for every test. */
const sheets = document.createElement('div')

export type RenderRemoteOptions = {
  /** Address to open: `/packages/?status=draft`. */
  path: string
  /** `demo` by default. */
  seed?: TestApiOptions['seed']
  answers?: TestApiOptions['answers']
  /** Enables the media library, like `features.media`. */
  media?: TestApiOptions['media']
  /** Answers of the remote's own APIs; what the screen writes to them stays until the test ends. */
  apis?: TestApiOptions['apis']
  /** None by default. */
  features?: TestApiOptions['features']
  /** Window width in CSS pixels; 1440 by default. */
  width?: number
  /** The staff's time zone; UTC by default. */
  timeZone?: string
  /** Zone of server times without a UTC offset; UTC by default. */
  apiTimeZone?: string
  /** Other remotes of the release, whose extensions the screen may use; they run on the same platform. */
  others?: readonly RemoteModule[]
  /** Runs after signing in, before the screen opens. */
  arrange?(given: { api: ApiClient; server: AdminApiServer; platform: TestPlatform }): unknown
}

export type RenderedRemote = {
  user: UserEvent
  /** Signed in as the person on screen, for arranging and checking data. */
  api: ApiClient
  /** The server: its requests, and how to make it fail. */
  server: AdminApiServer
  /** Toasts, in order. */
  notices: readonly Notice[]
  router: ReturnType<typeof createMemoryRouter>
  platform: TestPlatform
}

/**
 * Opens a remote at an address as the shell does: its real routes and loaders in a real router, signed in over HTTP to
 * the real admin API, with a separate database for every test that writes.
 */
export async function renderRemote(
  remote: RemoteModule,
  {
    path,
    seed = 'demo',
    answers,
    media,
    apis,
    features,
    width = 1440,
    others = [],
    arrange,
    ...zones
  }: RenderRemoteOptions,
): Promise<RenderedRemote> {
  window.innerWidth = width
  const server = await openSharedServer({
    seed,
    ...(answers === undefined ? {} : { answers }),
    ...(media === undefined ? {} : { media }),
    ...(apis === undefined ? {} : { apis }),
    ...(features === undefined ? {} : { features }),
  })
  const platform = createTestPlatform(server.baseUrl, server.session)
  Object.assign(platform.settings, zones)
  Object.assign(platform.settings.features, { media: media ?? false, ...features })
  const list = <Point extends ExtensionPoint>(point: Point, record?: RecordOnScreen): Extension<Point>[] =>
    others.flatMap(({ name, extensions }) => {
      const run = extensions?.[point] as RunAny<Point> | undefined
      if (run === undefined) return []
      return [
        {
          remote: name,
          title: name,
          run: async (signal) => parseExtensionResult(point, await run(platform, signal, record)),
        },
      ]
    })
  platform.extensions = { list, listFor: list }
  let router: RenderedRemote['router'] | undefined
  beginVisit(remote.name, {
    end: () => {
      platform.leaveSection()
      // Retries would otherwise reach the server of the next test.
      void platform.queryClient.cancelQueries()
    },
    byMenu: async () => router && leaveTo(router),
  })
  await arrange?.({ api: platform.api, server, platform })
  const routes = remote.routes(platform)
  const unreachable = describeUnreachableRoutes(routes)
  const problems = [...unreachable, ...describeLostCommands(remote.commands?.(platform) ?? [], routes)]
  if (problems.length > 0) throw new Error(`${remote.name}: ${problems.join('; ')}`)
  router = createMemoryRouter(
    [
      {
        ErrorBoundary: TestErrorBoundary,
        HydrateFallback: OpeningScreen,
        children: [...routes, { path: elsewhere, element: <p>Another section</p> }],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={platform.queryClient}>
      {/* A boundary per test: otherwise the previous test's error would make this one's first failed query run twice. */}
      <QueryErrorResetBoundary>
        <StyleProvider container={sheets}>
          <ConfigProvider theme={quietTheme}>
            <RouterProvider router={router} onError={platform.telemetry.captureException} />
          </ConfigProvider>
        </StyleProvider>
      </QueryErrorResetBoundary>
    </QueryClientProvider>,
    // The test sees errors caught by a boundary on screen; React's own report would be noise.
    { onCaughtError: () => undefined },
  )
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    api: platform.api,
    server,
    notices: platform.notices,
    router,
    platform,
  }
}

/** As a press on its entry in the menu: blockers are asked. */
async function leaveTo(router: RenderedRemote['router']): Promise<string | undefined> {
  const obstacle = 'it cannot be left by the menu, although nobody typed or pressed anything'
  try {
    await act(() => router.navigate(elsewhere))
  } catch (error) {
    return `${obstacle}: ${error}`
  }
  return router.state.location.pathname === elsewhere ? undefined : obstacle
}

/** Points of records have a third argument. */
type RunAny<Point extends ExtensionPoint> = (
  platform: Platform,
  signal: AbortSignal,
  record?: RecordOnScreen,
) => Promise<ExtensionResults[Point]>

function OpeningScreen() {
  return <p>Opening the screen</p>
}
