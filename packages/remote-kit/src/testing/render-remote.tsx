import '@testing-library/jest-dom/vitest'
import { StyleProvider } from '@ant-design/cssinjs'
import type { ApiClient } from '@console/shared/http'
import type { RemoteModule } from '@console/shared/remote'
import { QueryClientProvider, QueryErrorResetBoundary } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { AdminApiServer } from './admin-api-server.ts'
import { beginVisit } from './section-visit.ts'
import { openSharedServer } from './shared-server.ts'
import type { TestApiOptions } from './test-api-options.ts'
import { TestErrorBoundary } from './test-error-boundary.tsx'
import { createTestPlatform, type Notice, type TestPlatform } from './test-platform.ts'

/** No animation to wait for, and no style sheets: jsdom would consult them for every query by role. */
const quietTheme = { token: { motion: false }, zeroRuntime: true }

/** Outside the document, where jsdom parses no style sheet: antd writes its CSS variables anew for every test. */
const sheets = document.createElement('div')

export type RenderRemoteOptions = {
  /** Address to open: `/packages/?status=draft`. */
  path: string
  /** `demo` when absent. */
  seed?: TestApiOptions['seed']
  answers?: TestApiOptions['answers']
  /** With a media library, as `features.media` says. */
  media?: TestApiOptions['media']
  /** None when absent. */
  features?: TestApiOptions['features']
  /** Of the window, in CSS pixels; 1440 when absent. */
  width?: number
  /** Of the staff; UTC when absent. */
  timeZone?: string
  /** Of times to which the server gives none; UTC when absent. */
  apiTimeZone?: string
  /** Runs signed in, before the screen opens. */
  arrange?(given: { api: ApiClient; server: AdminApiServer }): unknown
}

export type RenderedRemote = {
  user: UserEvent
  /** Signed in as the person on screen, for arranging and checking data. */
  api: ApiClient
  /** The server side: what arrived, and how to make it fail. */
  server: AdminApiServer
  /** Toasts, in order. */
  notices: readonly Notice[]
  router: ReturnType<typeof createMemoryRouter>
  platform: TestPlatform
}

/**
 * Opens a remote at an address as the shell does: its real routes and loaders in a real router, signed in over HTTP to
 * the real admin API, which has a database of its own for every test that writes.
 */
export async function renderRemote(
  remote: RemoteModule,
  { path, seed = 'demo', answers, media, features, width = 1440, arrange, ...zones }: RenderRemoteOptions,
): Promise<RenderedRemote> {
  window.innerWidth = width
  const server = await openSharedServer({
    seed,
    ...(answers === undefined ? {} : { answers }),
    ...(media === undefined ? {} : { media }),
    ...(features === undefined ? {} : { features }),
  })
  const platform = createTestPlatform(server.baseUrl, server.session)
  Object.assign(platform.settings, zones)
  Object.assign(platform.settings.features, { media: media ?? false, ...features })
  beginVisit(remote.name, () => {
    platform.leaveSection()
    // Asked again later, they would meet what the next test has arranged.
    void platform.queryClient.cancelQueries()
  })
  await arrange?.({ api: platform.api, server })
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: TestErrorBoundary,
        HydrateFallback: OpeningScreen,
        children: remote.routes(platform),
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={platform.queryClient}>
      {/* Without one of its own, an error of the test before would have the first failure of this one asked about twice. */}
      <QueryErrorResetBoundary>
        <StyleProvider container={sheets}>
          <ConfigProvider theme={quietTheme}>
            <RouterProvider router={router} onError={platform.telemetry.captureException} />
          </ConfigProvider>
        </StyleProvider>
      </QueryErrorResetBoundary>
    </QueryClientProvider>,
    // What a boundary caught is on screen for the test to see; React's own report of it would be noise.
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

function OpeningScreen() {
  return <p>Opening the screen</p>
}
