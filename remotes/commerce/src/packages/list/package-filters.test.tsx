import { renderRemote } from '@console/remote-kit/testing'
import type { PackagePayload } from '@console/shared/schemas/package'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage } from '../api/package.api.ts'

const packages = Object.entries({ Bronze: 2, Silver: 4.99, Gold: 20 }).map(
  ([name, price]): PackagePayload => ({ name, coins: 1, gems: 0, price, currency: 'USD', status: 'draft' }),
)

const openList = (path = '/packages/', width = 1440) =>
  renderRemote(commerce, {
    path,
    width,
    seed: 'staff-only',
    arrange: async ({ api }) => {
      for (const record of packages) await createPackage(api, record)
    },
  })

const readNames = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])

test('packages are narrowed to a range of prices, which the address keeps', async () => {
  const { user, router } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Any price' }))
  const panel = within(await screen.findByRole('form', { name: 'Price' }))
  await user.type(panel.getByLabelText('From'), '4.99')
  await user.type(panel.getByLabelText('To'), 'dear')
  await user.click(panel.getByRole('button', { name: 'Show' }))
  expect(panel.getByRole('alert')).toHaveTextContent('Enter numbers, such as 9.99, or leave one end empty.')
  await user.clear(panel.getByLabelText('To'))
  await user.click(panel.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(readNames().toSorted()).toEqual(['Gold', 'Silver']))
  expect(router.state.location.search).toBe('?price=4.99..')
  expect(screen.getByRole('button', { name: 'Price from 4.99' })).toBeVisible()
})

test.each([
  ['?price=2..5', ['Bronze', 'Silver']],
  ['?price=cheap', ['Bronze', 'Gold', 'Silver']],
  ['?updated=yesterday', ['Bronze', 'Gold', 'Silver']],
])('the address %s opens the list with %j', async (search, names) => {
  await openList(`/packages/${search}`)
  await screen.findByRole('table')
  expect(readNames().toSorted()).toEqual(names)
})

test('“Changed since yesterday” is offered if the server has times, and says by whom; “Changed by” is not offered for a single name', async () => {
  const { user } = await openList()
  expect(screen.queryByRole('combobox', { name: 'Changed by' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('combobox', { name: 'Last change' }))
  await user.click(await screen.findByText('Changed since yesterday'))
  expect(await screen.findByRole('columnheader', { name: /^Updated by/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Gold/ })).toHaveTextContent('Amelia Hart')
})

test('cards are sorted by any column', async () => {
  const { user, router } = await openList('/packages/', 390)
  await user.click(await screen.findByRole('button', { name: 'Filter & sort' }))
  await user.click(await screen.findByRole('combobox', { name: 'Sort by' }))
  await user.click(await screen.findByText('Price, highest first'))
  await waitFor(() => expect(readNames()).toEqual(['Gold', 'Silver', 'Bronze']))
  expect(router.state.location.search).toBe('?sort=-price')
})
