import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConsoleContext, createConsoleServices } from '../console/console-services.ts'
import { sessionStore } from '../session/session.store.ts'
import { frameRouteId, graftRemoteRoutes } from './graft-remote-routes.tsx'
import { buildRelease, buildReleasedRemote } from './testing/released-remote.ts'
import { UnmatchedScreen } from './unmatched-screen.tsx'

const release = buildRelease(buildReleasedRemote({ name: 'mocks', title: 'Mock tests', paths: ['/mocks/'] }))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NoScreen = () => null
const WritingMocks = () => <h1>Writing mocks</h1>

/** A console whose only remote has a screen at /mocks/writing/ and comes once `arrive` is called. */
async function openConsole(path: string) {
  sessionStore.setState({
    accessToken: 't',
    user: { id: 1, name: 'Amelia Hart', email: 'a@example.com', roles: [] },
    permissions: [],
  })
  const arrival = Promise.withResolvers<void>()
  const services = createConsoleServices(
    { config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release },
    async () => {
      await arrival.promise
      const routes = () => [{ path: '/mocks/writing/', Component: WritingMocks }]
      return { default: { name: 'mocks', routes } }
    },
  )
  const commit = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      {
        id: frameRouteId,
        HydrateFallback: NoScreen,
        // The router knows by now which route it will show, and has not shown it yet.
        loader: () => commit.promise,
        children: [{ path: '*', Component: UnmatchedScreen }],
      },
    ],
    { initialEntries: [path], patchRoutesOnNavigation: graftRemoteRoutes(services) },
  )
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  await act(async () =>
    createRoot(element).render(
      <ConsoleContext value={services}>
        <RouterProvider router={router} />
      </ConsoleContext>,
    ),
  )
  return {
    readHeading: () => element.querySelector('h1')?.textContent,
    runOutOfPatience: () => act(() => vi.advanceTimersByTimeAsync(1000)),
    arrive: () => act(async () => arrival.resolve()),
    go: (to: string) => act(() => router.navigate(to)),
    commit: () => act(async () => commit.resolve(null)),
  }
}

it('a remote that comes just after the router has given up on it opens all the same', async () => {
  const { runOutOfPatience, arrive, commit, readHeading } = await openConsole('/mocks/writing/')
  await runOutOfPatience()
  await arrive()
  await commit()
  expect(readHeading()).toBe('Writing mocks')
})

it('a page that the remote does not have is not found, also where the remote came late', async () => {
  const { runOutOfPatience, arrive, commit, readHeading } = await openConsole('/mocks/no-such-screen/')
  await runOutOfPatience()
  await commit()
  expect(readHeading()).toBeUndefined()
  await arrive()
  expect(readHeading()).toBe('Oops! Page not found')
})

it('a remote that comes after somebody went elsewhere opens when they come back', async () => {
  const { go, arrive, commit, readHeading } = await openConsole('/mocks/writing/')
  await commit()
  await go('/elsewhere/')
  await arrive()
  expect(readHeading()).toBe('Oops! Page not found')
  await go('/mocks/writing/')
  expect(readHeading()).toBe('Writing mocks')
})
