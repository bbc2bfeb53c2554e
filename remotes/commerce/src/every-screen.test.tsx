import { renderRemote } from '@console/remote-kit/testing'
import {
  type Answer,
  expectNamedPath,
  expectRetryToRecover,
  failure,
  otherShape,
} from '@console/remote-kit/testing/answered-screen'
import { screen } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import commerce from './remote.ts'

/** The addresses of the remote, each with what it asks for. */
const screens = [
  { address: '/packages/', asks: 'packages' },
  { address: '/coupons/', asks: 'coupons' },
]

async function openAnswered({ address, asks }: (typeof screens)[number], answer: Answer) {
  const remote = await renderRemote(commerce, {
    path: address,
    arrange: ({ server }) => server.failNext({ method: 'GET', path: asks, ...answer }),
  })
  return { ...remote, countAsked: () => remote.server.requests.filter(({ path }) => path === asks).length }
}

// proves 2.6, 2.19, 2.20
test('tests every screen of the remote', async () => {
  const { platform } = await renderRemote(commerce, { path: '/packages/', seed: 'staff-only' })
  const routes = commerce.routes(platform)
  const opened = screens.map(({ address }) => matchRoutes(routes, address)?.at(-1))
  const all = routes.flatMap(({ children = [] }) => children)
  expect(new Set(opened.map((match) => match?.route))).toEqual(new Set(all))
  // The code of every screen loads; later tests find it there.
  for (const { lazy } of all) if (typeof lazy === 'function') await lazy()
})

// proves 2.6, B26
test.each(screens)('$address shows a placeholder while $asks is loading', async (opened) => {
  await openAnswered(opened, { hang: true })
  expect(await screen.findByRole('status', { name: /^Loading / })).toBeVisible()
  expect(screen.getByRole('button', { name: /^New / })).toBeEnabled()
})

// proves 2.6, 9.1, B26
test.each(screens)(
  '$address whose $asks fails tries four times, then shows an error with Retry',
  async (opened) => {
    await expectRetryToRecover(await openAnswered(opened, failure))
  },
)

// proves 5.4, 7.8
test.each(screens)(
  'an answer of another shape to GET $asks is an error of $address that names the path',
  async (opened) => {
    await expectNamedPath(await openAnswered(opened, otherShape), opened.asks)
  },
)
