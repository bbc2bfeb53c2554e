import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConsoleProviders } from '../../boot/console-providers.tsx'
import { createConsole } from '../../boot/create-console.ts'
import { PermittedOutlet } from '../../frame/permitted-outlet.tsx'
import { patchRemoteRoutes } from '../../router/patch-remote-routes.tsx'
import { sessionStore } from '../../session/session.store.ts'
import { frameRouteId } from '../route-ids.ts'
import { buildRelease, buildReleasedRemote } from '../testing/released-remote.ts'
import { UnmatchedScreen } from './unmatched-screen.tsx'

const release = buildRelease(
  buildReleasedRemote({
    name: 'mocks',
    title: 'Mock tests',
    paths: ['/mocks/'],
    permissions: ['mocks.manage'],
  }),
  buildReleasedRemote({ name: 'commerce', paths: ['/coupons/'], permissions: ['coupons.manage'] }),
)

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.useRealTimers()
})

let root: Root | undefined

const NoScreen = () => null
const WritingMocks = () => <h1>Writing mocks</h1>

/** A console whose only remote has a screen at /mocks/writing/ and comes once `arrive` is called. */
async function openConsole(path: string, permissions: string[] = []) {
  let asked = 0
  sessionStore.setState({
    accessToken: 't',
    user: { id: 1, name: 'Amelia Hart', email: 'a@example.com', roles: [] },
    permissions,
  })
  const arrival = Promise.withResolvers<void>()
  const services = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release },
    async () => {
      asked += 1
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
        Component: PermittedOutlet,
        HydrateFallback: NoScreen,
        // The router knows by now which route it will show, and has not shown it yet.
        loader: () => commit.promise,
        children: [{ path: '*', Component: UnmatchedScreen }],
      },
    ],
    { initialEntries: [path], patchRoutesOnNavigation: patchRemoteRoutes({ ...services, release }) },
  )
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const opened = createRoot(element)
  root = opened
  await act(async () =>
    opened.render(
      <ConsoleProviders started={services}>
        <RouterProvider router={router} />
      </ConsoleProviders>,
    ),
  )
  return {
    countAsked: () => asked,
    permit: (name: string) => act(async () => sessionStore.setState({ permissions: [name] })),
    readHeading: () => element.querySelector('h1')?.textContent,
    runOutOfPatience: () => act(() => vi.advanceTimersByTimeAsync(1000)),
    arrive: () =>
      act(async () => {
        arrival.resolve()
        await vi.dynamicImportSettled()
      }),
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
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('Oops! Page not found')
})

it('a remote that comes after somebody went elsewhere opens when they come back', async () => {
  const { go, arrive, commit, readHeading } = await openConsole('/mocks/writing/')
  await commit()
  await go('/elsewhere/')
  await arrive()
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('Oops! Page not found')
  await go('/mocks/writing/')
  expect(readHeading()).toBe('Writing mocks')
})

it('a remote is not loaded for somebody who may not open it, and comes once they may', async () => {
  const { countAsked, permit, arrive, commit, readHeading } = await openConsole('/mocks/writing/', [
    'coupons.manage',
  ])
  await commit()
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('Your account may not open Mock tests')
  expect(countAsked()).toBe(0)
  await arrive()
  await permit('mocks.manage')
  expect(readHeading()).toBe('Writing mocks')
  expect(countAsked()).toBe(1)
})
