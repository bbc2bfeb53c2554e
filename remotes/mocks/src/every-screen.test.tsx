import { renderRemote } from '@console/remote-kit/testing'
import {
  type Answer,
  expectNamedPath,
  expectRetryToRecover,
  failure,
  otherShape,
} from '@console/remote-kit/testing/answered-screen'
import { act, screen, waitFor } from '@testing-library/react'
import { generatePath, matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { fetchMocks } from './api/mock.api.ts'
import mocks from './remote.ts'

/** Addresses of the remote, each with the requests it sends. */
const screens = [
  { address: '/mocks/writing/', asks: 'mocks/writing' },
  { address: '/mocks/writing/edit/:id', asks: 'mocks/writing/:id' },
  { address: '/mocks/writing/:id/papers', asks: 'mocks/writing/:id' },
  { address: '/mocks/reading/', asks: 'mocks/reading' },
  { address: '/mocks/reading/:id/', asks: 'mocks/reading/:id' },
  { address: '/mocks/reading/:id/edit', asks: 'mocks/reading/:id' },
  { address: '/mocks/reading/:id/papers', asks: 'mocks/reading/:id' },
  { address: '/mocks/listening/', asks: 'mocks/listening' },
  { address: '/mocks/listening/:id/', asks: 'mocks/listening/:id' },
  { address: '/mocks/listening/:id/edit', asks: 'mocks/listening/:id' },
  { address: '/mocks/listening/:id/papers', asks: 'mocks/listening/:id' },
  { address: '/mocks/health/', asks: 'mocks/writing' },
  { address: '/mocks/health/', asks: 'mocks/listening' },
  { address: '/mocks/search/', asks: 'mocks/writing' },
  { address: '/mocks/search/replace', asks: 'mocks/writing' },
]

/** On these screens only the book field sends a request: see `book-choice.test.tsx`. */
const unasked = ['/mocks/writing/new', '/mocks/reading/new', '/mocks/listening/new']

/** The speaking screens load nothing (SPEC §2), nor does the media library on servers without one. */
const silent = ['/mocks/speaking/', '/mocks/speaking/new', '/mocks/speaking/1/papers', '/mocks/media/']

/** Opens a seeded mock while the server answers the screen’s requests with `answer`. */
async function openAnswered({ address, asks }: (typeof screens)[number], answer: Answer) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const section = (['reading', 'listening'] as const).find((name) => address.includes(name)) ?? 'writing'
  const [mock] = await fetchMocks(remote.api, section)
  const id = String(mock?.id)
  const path = asks.replace(':id', id)
  remote.server.reset()
  remote.server.failNext({ method: 'GET', path, ...answer })
  void remote.router.navigate(generatePath(address, { id }))
  return { ...remote, path, countAsked: () => remote.server.requests.filter((it) => it.path === path).length }
}

const toScreens = (route: RouteObject): RouteObject[] => route.children?.flatMap(toScreens) ?? [route]

// proves 2.6, 2.25, 2.28, 2.29, 2.30, 2.31, 2.32, 2.33, 2.34, 2.35, 2.36
test('tests every screen of the remote', async () => {
  const { platform } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const routes = mocks.routes(platform)
  const addresses = [
    ...screens.map(({ address }) => generatePath(address, { id: '1' })),
    ...unasked,
    ...silent,
  ]
  const opened = addresses.map((address) => matchRoutes(routes, address)?.at(-1)?.route)
  const all = routes.flatMap(toScreens)
  expect(new Set(opened)).toEqual(new Set(all))
  // Preloads the code of every screen for the later tests.
  for (const { lazy } of all) if (typeof lazy === 'function') await lazy()
})

// proves 2.6
test.each(screens)('$address shows a placeholder while $asks is loading', async (opened) => {
  await openAnswered(opened, { hang: true })
  expect(await screen.findByRole('status', { name: /^Loading / })).toBeVisible()
})

// proves 2.6, 9.1
test.each(screens)(
  '$address whose $asks fails tries four times, then shows an error with Retry',
  async (opened) => {
    await expectRetryToRecover(await openAnswered(opened, failure))
  },
)

// proves 5.4, 7.20
test.each(screens)(
  'an answer of another shape to GET $asks is an error of $address that names the path',
  async (opened) => {
    const answered = await openAnswered(opened, otherShape)
    await expectNamedPath(answered, answered.path)
  },
)

test('on a server written from the specification alone, no screen makes an unspecified call', async () => {
  const { router, platform, server } = await renderRemote(mocks, { path: '/mocks/speaking/', answers: {} })
  for (const address of [...screens.map((each) => each.address), ...unasked, ...silent]) {
    await act(() => router.navigate(generatePath(address, { id: '1' })))
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  }
  const asked = server.requests.map(({ method, path }) => `${method} ${path}`)
  const named = /^GET (?:all-books|mocks\/(?:writing|reading|listening)(?:\/\d+)?)$/
  expect(asked.length).toBeGreaterThan(screens.length)
  expect(asked.filter((call) => !named.test(call))).toEqual([])
})
