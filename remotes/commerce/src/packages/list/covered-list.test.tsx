import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage } from '../api/package.api.ts'
import { packageView } from './package-view.ts'

/** A row asks for the name of its record when it is drawn. */
const drawn = vi.spyOn(packageView, 'nameOf')

const silver = { name: 'Silver', coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }

test('opening a form over the list renders no row again, and saving renders only the changed one', async () => {
  const { user } = await renderRemote(commerce, {
    path: '/packages/?q=i&status=draft',
    seed: 'staff-only',
    arrange: async ({ api }) => void (await createPackage(api, silver)),
  })
  await screen.findByRole('row', { name: /Silver/ })
  await user.click(screen.getByRole('heading', { name: 'Packages' }))
  // The form and what edits in the list come with the first press.
  await screen.findByRole('button', { name: /Change the price of Silver/ })
  drawn.mockClear()
  await user.click(screen.getByRole('button', { name: 'New package' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(drawn).not.toHaveBeenCalled()
  await user.type(name, 'Tin')
  await user.type(screen.getByRole('textbox', { name: 'Coins' }), '5')
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '2')
  expect(drawn).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Create package' }))
  expect(await screen.findByRole('row', { name: /Tin/ })).toBeVisible()
})
