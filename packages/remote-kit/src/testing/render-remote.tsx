import '@testing-library/jest-dom/vitest'
import type { ApiClient } from '@console/shared/http'
import type { RemoteModule } from '@console/shared/remote'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type AdminApiServer, openSharedServer } from './shared-server.ts'
import { TestErrorBoundary } from './test-error-boundary.tsx'
import { createTestPlatform, type Notice, signIn, type TestPlatform } from './test-platform.ts'

export type RenderRemoteOptions = {
  /** Address to open: `/packages/?status=draft`. */
  path: string
  /** `staff-only` has a person to sign in as and nothing else; `demo`, the default, has seeded records. */
  seed?: 'demo' | 'staff-only'
  /** Of the window, in CSS pixels; 1440 when absent. */
  width?: number
  /** Runs signed in, before the screen opens. */
  arrange?(given: { api: ApiClient; server: AdminApiServer }): Promise<void> | void
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
