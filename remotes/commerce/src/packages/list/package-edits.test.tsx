import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage, fetchPackages, updatePackage } from '../api/package.api.ts'

const gold = { name: 'Gold', coins: 2000, gems: 5, price: 20, currency: 'EUR', status: 'published' as const }

/** The cells become buttons with the first movement of the pointer, when their code is brought. */
async function openList(options = {}) {
  const remote = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    ...options,
    arrange: ({ api }) => createPackage(api, gold),
  })
  await remote.user.hover(await screen.findByRole('table'))
  return remote
}

const price = () => screen.findByRole('button', { name: /^Change the price of Gold/ })
const field = () => screen.findByRole('textbox', { name: 'Price of Gold' })

async function typePrice({ user }: RenderedRemote, text: string) {
  await user.click(await price())
  await user.clear(await field())
  await user.keyboard(text)
}

test('a price is edited in the list as people write prices, and can be undone from the toast', async () => {
  const remote = await openList()
  await typePrice(remote, '€4,99{Enter}')
  const changed = await screen.findByRole('button', { name: 'Change the price of Gold, €4.99' })
  await waitFor(() => expect(changed).toHaveFocus())
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...gold, price: 4.99 }])
  await waitFor(() =>
    expect(remote.notices).toMatchObject([
      { message: '“Gold” now costs €4.99', description: 'New purchases use this price.' },
    ]),
  )
  act(() => remote.notices[0]?.action?.onClick())
  expect(await screen.findByRole('button', { name: 'Change the price of Gold, €20.00' })).toBeVisible()
  expect(await fetchPackages(remote.api)).toMatchObject([gold])
})

test('a price in the list has the limits of the form', async () => {
  const remote = await openList()
  await typePrice(remote, '¥9.99{Enter}')
  expect(await screen.findByText('Price can have no decimals')).toBeVisible()
  await remote.user.clear(await field())
  await remote.user.keyboard('1e20{Enter}')
  expect(await screen.findByText('Enter a price in numbers, such as 9.99')).toBeVisible()
  await remote.user.clear(await field())
  await remote.user.keyboard('1000000000{Enter}')
  expect(await screen.findByText('Price can be at most 999,999,999')).toBeVisible()
  await remote.user.clear(await field())
  await remote.user.keyboard('۱۹٫۵۰{Enter}')
  expect(await screen.findByRole('button', { name: 'Change the price of Gold, €19.50' })).toBeVisible()
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...gold, price: 19.5 }])
})

test('a price typed in another currency changes both', async () => {
  const remote = await openList()
  await typePrice(remote, '$5{Enter}')
  expect(await screen.findByRole('button', { name: 'Change the price of Gold, $5.00' })).toBeVisible()
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...gold, price: 5, currency: 'USD' }])
})

test('Escape discards what was typed, and an unchanged price is not sent', async () => {
  const remote = await openList()
  await typePrice(remote, '7{Escape}')
  await waitFor(async () => expect(await price()).toHaveFocus())
  await typePrice(remote, '€20.00{Enter}')
  expect(await price()).toHaveTextContent('€20.00')
  expect(remote.server.requests.filter(({ method }) => method === 'PUT')).toEqual([])
  expect(remote.notices).toEqual([])
})

test('the keys that end a composition neither save nor discard', async () => {
  const remote = await openList()
  await typePrice(remote, '7')
  // Safari reports it by the key code only.
  fireEvent.keyDown(await field(), { key: 'Enter', code: 'Enter', keyCode: 229 })
  fireEvent.keyDown(await field(), { key: 'Escape', code: 'Escape', isComposing: true })
  expect(await field()).toHaveValue('7')
  expect(await field()).not.toHaveAttribute('aria-busy', 'true')
  await remote.user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Change the price of Gold, €7.00' })).toBeVisible()
})

test('an invalid price stays in the field, which says what is wrong', async () => {
  const remote = await openList()
  await typePrice(remote, 'free{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a price in numbers, such as 9.99')
  expect(await field()).toHaveValue('free')
  expect(await field()).toBeInvalid()
})

test('what the server refuses stays in the field with the reason', async () => {
  const remote = await openList()
  const [record] = await fetchPackages(remote.api)
  remote.server.failNext({ method: 'PUT', path: `packages/${record?.id}`, status: 500 })
  await typePrice(remote, '7{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await field()).toHaveValue('7')
  await remote.user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Change the price of Gold, €7.00' })).toBeVisible()
})

test('leaving the field saves the typed price', async () => {
  const remote = await openList()
  await typePrice(remote, '7')
  await remote.user.click(screen.getByRole('searchbox'))
  expect(await screen.findByRole('button', { name: 'Change the price of Gold, €7.00' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
})

test.each([
  ['a server with versions', {}],
  ['a server of the specification alone', { answers: {} }],
])(
  'shows a price that a colleague has changed since then instead of overwriting it, on %s',
  async (_, options) => {
    const remote = await openList(options)
    const [record] = await fetchPackages(remote.api)
    await price()
    await updatePackage(remote.api, record?.id ?? 0, { ...gold, price: 25, coins: 9 })
    await typePrice(remote, '7{Enter}')
    expect(await screen.findByRole('button', { name: /Gold, .?25\.00$/ })).toBeVisible()
    await waitFor(() =>
      expect(remote.notices).toMatchObject([
        {
          message: '“Gold” was not changed',
          description: 'Its price has been changed elsewhere since then. The list shows it now.',
        },
      ]),
    )
    // Everything else that a colleague saved is kept.
    await typePrice(remote, '8{Enter}')
    expect(await screen.findByRole('button', { name: /Gold, .?8\.00$/ })).toBeVisible()
    expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Gold', price: 8, coins: 9 }])
  },
)

test('the status is chosen in the list, unless a colleague was first', async () => {
  const remote = await openList()
  const choose = async (entry: string) => {
    await remote.user.click(await screen.findByRole('button', { name: /^Change the status of Gold/ }))
    await remote.user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose('Move to draft')
  expect(await screen.findByRole('button', { name: 'Change the status of Gold, Draft' })).toBeVisible()
  const [record] = await fetchPackages(remote.api)
  await updatePackage(remote.api, record?.id ?? 0, { ...gold, status: 'archived' })
  await choose('Publish')
  expect(await screen.findByRole('button', { name: 'Change the status of Gold, Archived' })).toBeVisible()
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({
      message: '“Gold” was not changed',
      description: 'Its status has been changed elsewhere since then.',
    }),
  )
})

test('clicking an editable cell does not open the form', async () => {
  const remote = await openList()
  await typePrice(remote, '7')
  await remote.user.click(await field())
  expect(remote.router.state.location.search).toBe('')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
