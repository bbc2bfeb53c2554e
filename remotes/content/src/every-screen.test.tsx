import { renderRemote } from '@console/remote-kit/testing'
import {
  type Answer,
  expectNamedPath,
  expectRetryToRecover,
  failure,
  otherShape,
} from '@console/remote-kit/testing/answered-screen'
import { act, screen, waitFor } from '@testing-library/react'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import content from './remote.ts'

/** The remote's addresses, with the requests of each. */
const screens = [
  { address: '/grammar/', asks: 'grammars-or-essays' },
  { address: '/grammar/search', asks: 'grammars-or-essays' },
  { address: '/grammar/1/', asks: 'get-grammar-or-essay/1' },
  { address: '/grammar/1/edit', asks: 'get-grammar-or-essay/1' },
  { address: '/grammar/new?from=1', asks: 'get-grammar-or-essay/1' },
]

async function openAnswered({ address, asks }: (typeof screens)[number], answer: Answer) {
  const remote = await renderRemote(content, {
    path: address,
    arrange: ({ server }) => server.failNext({ method: 'GET', path: asks, ...answer }),
  })
  return { ...remote, countAsked: () => remote.server.requests.filter(({ path }) => path === asks).length }
}

const toScreens = (route: RouteObject): RouteObject[] => route.children?.flatMap(toScreens) ?? [route]

// proves 2.6, 2.21, 2.22, 2.23, 2.24
test('tests every screen of the remote', async () => {
  const { platform } = await renderRemote(content, { path: '/grammar/new', seed: 'staff-only' })
  const routes = content.routes(platform)
  const opened = screens.map(({ address }) => matchRoutes(routes, new URL(address, location.origin))?.at(-1))
  const all = routes.flatMap(toScreens)
  expect(new Set(opened.map((match) => match?.route))).toEqual(new Set(all))
  // Loads the code of every screen for the later tests.
  for (const { lazy } of all) if (typeof lazy === 'function') await lazy()
})

// proves 2.6
test.each(screens.filter(({ address }) => !address.includes('?')))(
  '$address shows a placeholder while $asks is loading',
  async (opened) => {
    await openAnswered(opened, { hang: true })
    expect(await screen.findByRole('status', { name: /^Loading / })).toBeVisible()
  },
)

// proves 2.6, 9.1
test.each(screens)(
  '$address whose $asks fails tries four times, then shows an error with Retry',
  async (opened) => {
    await expectRetryToRecover(await openAnswered(opened, failure))
  },
)

// proves 5.4, 7.12
test.each(screens)(
  'an answer of another shape to GET $asks is an error of $address that names the path',
  async (opened) => {
    await expectNamedPath(await openAnswered(opened, otherShape), opened.asks)
  },
)

test('on a server written from the specification alone, no screen makes an unspecified call', async () => {
  const { router, platform, server } = await renderRemote(content, { path: '/grammar/', answers: {} })
  for (const { address } of screens) {
    await act(() => router.navigate(address))
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  }
  const asked = server.requests.map(({ method, path }) => `${method} ${path}`)
  expect(asked).toContain('GET grammars-or-essays')
  const named = /^GET (?:grammars-or-essays|get-grammar-or-essay\/\d+)$/
  expect(asked.filter((call) => !named.test(call))).toEqual([])
})
