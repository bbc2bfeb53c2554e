import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { keepRouter } from '../containment/router-in-use.ts'
import { PermittedOutlet } from '../frame/permitted-outlet.tsx'
import { RemoteLoadError } from '../remotes/remote-failure.ts'
import { frameRouteId } from '../remotes/route-ids.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { patchRemoteRoutes } from '../router/patch-remote-routes.tsx'
import { sessionStore } from '../session/session.store.ts'
import { UnmatchedScreen } from './unmatched-screen.tsx'

const release = buildRelease(
  buildReleasedRemote({
    name: 'mocks',
    title: 'Mock tests',
    paths: ['/mocks/'],
    menu: [{ title: 'Writing', path: '/mocks/writing/', icon: 'writing', order: 1 }],
    permissions: ['mocks.manage'],
  }),
  buildReleasedRemote({ name: 'commerce', paths: ['/coupons/'], permissions: ['coupons.manage'] }),
)

const config = consoleConfigSchema.parse({
  apiBaseUrl: '',
  absentSections: [
    { path: '/reports/', title: 'Reports', note: 'Comes in January' },
    { path: '/mocks/', title: 'Mock tests of before' },
  ],
})

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.useRealTimers()
})

let root: Root | undefined

const NoScreen = () => null
const SlowScreen = () => <h1>Slow screen</h1>
const WritingMocks = () => <h1>Writing mocks</h1>

/** A console whose only remote has a screen at /mocks/writing/ and arrives once `arrive` is called. */
async function openConsole(path: string, permissions: string[] = []) {
  let asked = 0
  sessionStore.setState({
    accessToken: 't',
    user: { id: 1, name: 'Amelia Hart', email: 'a@example.com', roles: [] },
    permissions,
  })
  const arrival = Promise.withResolvers<void>()
  const services = createConsole({ config, release }, async () => {
    asked += 1
    await arrival.promise
    const routes = () => [{ path: '/mocks/writing/', Component: WritingMocks }]
    return { default: { name: 'mocks', routes } }
  })
  const commit = Promise.withResolvers<null>()
  const slow = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      {
        id: frameRouteId,
        Component: PermittedOutlet,
        HydrateFallback: NoScreen,
        // The router has matched the route but not committed it.
        loader: () => commit.promise,
        children: [
          { path: '/slow/', loader: () => slow.promise, Component: SlowScreen },
          { path: '*', Component: UnmatchedScreen },
        ],
      },
    ],
    { initialEntries: [path], patchRoutesOnNavigation: patchRemoteRoutes({ ...services, release }) },
  )
  const mounted = await mountInConsole(services, keepRouter(router))
  root = mounted.root
  const { element } = mounted
  return {
    countAsked: () => asked,
    permit: (name: string) => act(async () => sessionStore.setState({ permissions: [name] })),
    readText: () => element.textContent,
    readHeading: () => element.querySelector('h1')?.textContent,
    runOutOfPatience: () => act(() => vi.advanceTimersByTimeAsync(1000)),
    arrive: () =>
      act(async () => {
        arrival.resolve()
        await vi.dynamicImportSettled()
      }),
    go: (to: string) => act(() => router.navigate(to)),
    /** The remote arrives just as somebody leaves for a slow screen. */
    leaveAsItArrives: () =>
      act(async () => {
        void router.navigate('/slow/')
        arrival.resolve()
        await vi.dynamicImportSettled()
      }),
    arriveThere: () => act(async () => slow.resolve(null)),
    commit: () => act(async () => commit.resolve(null)),
    fail: () =>
      act(async () => {
        arrival.reject(new RemoteLoadError('unreachable'))
        await vi.dynamicImportSettled()
      }),
    /** Lets the time pass after which a remote counts as missing. */
    expire: () => act(() => vi.advanceTimersByTimeAsync(6000)),
  }
}

it('opens a remote that loads just after the router gave up on it', async () => {
  const { runOutOfPatience, arrive, commit, readHeading } = await openConsole('/mocks/writing/')
  await runOutOfPatience()
  await arrive()
  await commit()
  expect(readHeading()).toBe('Writing mocks')
})

const stillComing = 'It is still loading, and opens by itself when it is ready.'

it('opens a remote that loads after it was shown as missing', async () => {
  const { expire, arrive, commit, readHeading, readText } = await openConsole('/mocks/writing/')
  await commit()
  await expire()
  expect(readHeading()).toBe('“Writing” is not available')
  expect(readText()).toContain(stillComing)
  await arrive()
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('Writing mocks')
})

it('stops announcing a remote that failed in the end', async () => {
  const { expire, fail, commit, readHeading, readText } = await openConsole('/mocks/writing/')
  await commit()
  await expire()
  expect(readText()).toContain(stillComing)
  await fail()
  expect(readHeading()).toBe('“Writing” is not available')
  expect(readText()).not.toContain(stillComing)
})

it('a remote that loads late does not stop a navigation away from it', async () => {
  const { runOutOfPatience, commit, leaveAsItArrives, arriveThere, readHeading } =
    await openConsole('/mocks/writing/')
  await commit()
  await runOutOfPatience()
  await leaveAsItArrives()
  await arriveThere()
  expect(readHeading()).toBe('Slow screen')
})

it('a remote that loads late does not call people back from elsewhere', async () => {
  const { expire, go, arrive, commit, readHeading } = await openConsole('/mocks/writing/')
  await commit()
  await expire()
  expect(readHeading()).toBe('“Writing” is not available')
  await go('/elsewhere/')
  await arrive()
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('Oops! Page not found')
})

it('shows Not found for a page that the remote lacks, even when it loaded late', async () => {
  const { runOutOfPatience, arrive, commit, readHeading } = await openConsole('/mocks/no-such-screen/')
  await runOutOfPatience()
  await commit()
  expect(readHeading()).toBeUndefined()
  await arrive()
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('Oops! Page not found')
})

it('opens a remote that loaded in the meantime when people return to it', async () => {
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

it('loads a remote only once the person is permitted to open it', async () => {
  const { countAsked, permit, arrive, commit, readHeading } = await openConsole('/mocks/writing/', [
    'coupons.manage',
  ])
  await commit()
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('You don’t have access to “Writing”')
  expect(countAsked()).toBe(0)
  await arrive()
  await permit('mocks.manage')
  expect(readHeading()).toBe('Writing mocks')
  expect(countAsked()).toBe(1)
})

it('says that a section is not in this environment unless the release has it', async () => {
  const { go, readHeading, readText, commit, arrive } = await openConsole('/reports/2026/')
  await commit()
  await act(() => vi.dynamicImportSettled())
  expect(readHeading()).toBe('“Reports” is not part of this console')
  expect(readText()).toContain('Comes in January')
  expect(readText()).toContain('The rest of the console works as usual.')
  await arrive()
  await go('/mocks/writing/')
  expect(readHeading()).toBe('Writing mocks')
})
