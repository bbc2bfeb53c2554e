import { renderRemote } from '@console/remote-kit/testing'
import type { PackagePayload } from '@console/shared/schemas/package'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage, fetchPackages, updatePackage } from '../api/package.api.ts'

const packages: PackagePayload[] = [
  { name: 'Bronze', coins: 100, gems: 0, price: 4.99, currency: 'USD', status: 'published' },
  { name: 'Silver', coins: 500, gems: 5, price: 1250, currency: 'JPY', status: 'published' },
  { name: 'Largest', coins: 900, gems: 9, price: 999_999_999, currency: 'USD', status: 'draft' },
]

async function openValues() {
  const remote = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    arrange: async ({ api }) => {
      for (const record of packages) await createPackage(api, record)
    },
  })
  const { user, api } = remote
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Change values' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change values of 3 packages' }))
  await dialog.findByRole('combobox', { name: 'Value to change' })
  const readPrices = async () =>
    Object.fromEntries((await fetchPackages(api)).map(({ name, price }) => [name, price]))
  return { ...remote, dialog, readPrices }
}

const before = Object.fromEntries(packages.map(({ name, price }) => [name, price]))

test('prices of many packages are raised by a percentage after a preview of each, and Undo restores them', async () => {
  const { user, dialog, readPrices } = await openValues()
  await user.click(dialog.getByRole('radio', { name: 'Raise by %' }))
  await user.type(dialog.getByRole('textbox', { name: 'Per cent' }), '10')
  expect(dialog.getByRole('row', { name: /Bronze/ })).toHaveTextContent('$4.99$5.49')
  expect(dialog.getByRole('row', { name: /Silver/ })).toHaveTextContent('¥1,250¥1,375')
  expect(dialog.getByRole('row', { name: /Largest/ })).toHaveTextContent('Price can be at most 999,999,999')
  expect(dialog.getByText('2 of 3 packages will change, 1 cannot be changed and is skipped.')).toBeVisible()
  expect(await readPrices()).toEqual(before)
  await user.click(dialog.getByRole('button', { name: 'Change values' }))
  expect(await dialog.findByText('Changed: 2. Refused: 1.')).toBeVisible()
  expect(await readPrices()).toEqual({ ...before, Bronze: 5.49, Silver: 1375 })
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('2 packages restored.')).toBeVisible()
  expect(await readPrices()).toEqual(before)
})

test('the arrow keys go through the kinds of change and leave the focus on them', async () => {
  const { user, dialog } = await openValues()
  dialog.getByRole('radio', { name: 'Set to' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(dialog.getByRole('radio', { name: 'Raise by %', checked: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(dialog.getByRole('radio', { name: 'Lower by %', checked: true })).toHaveFocus()
})

test('a price that somebody else has changed since is kept, and Undo leaves it alone', async () => {
  const { user, api, dialog, readPrices } = await openValues()
  const bronze = (await fetchPackages(api)).find(({ name }) => name === 'Bronze')
  await updatePackage(api, bronze?.id ?? 0, { ...packages[0], price: 7 })
  await user.type(dialog.getByRole('textbox', { name: 'New price' }), '20')
  expect(dialog.getByText('3 of 3 packages will change.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Change values' }))
  expect(await dialog.findByText('Changed: 2. Refused: 1.')).toBeVisible()
  expect(dialog.getByRole('row', { name: /Bronze/ })).toHaveTextContent(
    'Its price has been changed elsewhere',
  )
  expect(await readPrices()).toEqual({ Bronze: 7, Silver: 20, Largest: 20 })
})

test('Enter starts a change, unless it has no effect', async () => {
  const { user, dialog, readPrices } = await openValues()
  const confirm = dialog.getByRole('button', { name: 'Change values' })
  expect(confirm).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'Lower by %' }))
  const field = dialog.getByRole('textbox', { name: 'Per cent' })
  await user.type(field, '0{Enter}')
  expect(dialog.getByText('0 of 3 packages will change, 3 stay as they are.')).toBeVisible()
  expect(confirm).toBeDisabled()
  await user.type(field, '.5')
  expect(confirm).toBeEnabled()
  expect(await readPrices()).toEqual(before)
  await user.keyboard('{Enter}')
  expect(await dialog.findByText('3 packages changed.')).toBeVisible()
  expect(await readPrices()).not.toEqual(before)
})
