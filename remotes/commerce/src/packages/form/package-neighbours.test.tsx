import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage } from '../api/package.api.ts'

const prices = { Bronze: 1, Silver: 2, Gold: 3 }

const openList = () =>
  renderRemote(commerce, {
    path: '/packages/?sort=price',
    seed: 'staff-only',
    arrange: async ({ api }) => {
      for (const [name, price] of Object.entries(prices)) {
        await createPackage(api, { name, price, coins: 1, gems: 0, currency: 'EUR', status: 'draft' })
      }
    },
  })

const form = async (name: string) => within(await screen.findByRole('dialog', { name: `Edit ${name}` }))

test('steps through the records in list order, and closing returns to the list', async () => {
  const { user, router } = await openList()
  await user.click(await screen.findByRole('link', { name: 'Bronze' }))
  const bronze = await form('Bronze')
  expect(bronze.getByText('1 of 3')).toBeVisible()
  expect(bronze.getByRole('link', { name: 'Previous package' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(bronze.getByRole('link', { name: 'Next package' }))
  const silver = await form('Silver')
  await waitFor(() => expect(silver.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(silver.getByRole('textbox', { name: 'Name' })).toHaveValue('Silver')
  await user.keyboard('{Alt>}{PageDown}{/Alt}')
  expect((await form('Gold')).getByText('3 of 3')).toBeVisible()
  await user.keyboard('{Alt>}{PageDown}{PageUp}{/Alt}')
  await user.click((await form('Silver')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?sort=price')
})

test('asks about unsaved changes before the next record', async () => {
  const { user, router } = await openList()
  await user.click(await screen.findByRole('link', { name: 'Gold' }))
  await user.type((await form('Gold')).getByRole('textbox', { name: 'Name' }), 'en')
  const { search } = router.state.location
  await user.keyboard('{Alt>}{PageUp}{/Alt}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  expect(router.state.location.search).toBe(search)
  await user.click(question.getByRole('button', { name: 'Leave, keep draft' }))
  await form('Silver')
  await user.keyboard('{Alt>}{PageDown}{/Alt}')
  expect(await (await form('Gold')).findByRole('button', { name: 'Restore' })).toBeVisible()
})
