import { renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage, fetchPackages, updatePackage } from '../api/package.api.ts'

const gold = { name: 'Gold', coins: 2000, gems: 5, price: 20, currency: 'EUR', status: 'published' as const }

const openList = () =>
  renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    arrange: ({ api }) => createPackage(api, gold),
  })

// proves 7.9, B28
test('a copy is a draft with a new name, and is created only when it is saved', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'Gold', 'Duplicate')
  await screen.findByRole('dialog', { name: 'New package' })
  expect(remote.router.state.location.search).toMatch(/^\?new&copy=\d+$/)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Gold (copy)')
  expect(await fetchPackages(remote.api)).toHaveLength(1)
  await remote.user.click(screen.getByRole('button', { name: 'Create package' }))
  expect(await screen.findByRole('link', { name: 'Gold (copy)' })).toBeVisible()
  expect(await fetchPackages(remote.api)).toMatchObject([
    { ...gold, name: 'Gold (copy)', status: 'draft' },
    gold,
  ])
})

test('undoing a status keeps what a colleague has set since then', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'Gold', 'Archive')
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: 'Archived “Gold”' }]))
  const [record] = await fetchPackages(remote.api)
  await updatePackage(remote.api, record?.id ?? 0, { ...gold, status: 'draft' })
  act(() => remote.notices[0]?.action?.onClick())
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({
      message: '“Gold” was not changed',
      description: 'Its status has been changed elsewhere since then.',
    }),
  )
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...gold, status: 'draft' }])
})

test('a row’s menu opens even when its code loads between pressing and releasing', async () => {
  const { user } = await openList()
  const button = await screen.findByRole('button', { name: 'Actions for Gold' })
  await user.pointer([{ target: button }, { keys: '[MouseLeft>]', target: button }])
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(button).toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
})

// proves 4.11, B32
test('the status changes from the row, and can be undone from the toast', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'Gold', 'Archive')
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: 'Archived “Gold”' }]))
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...gold, status: 'archived' }])
  act(() => remote.notices[0]?.action?.onClick())
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ message: 'Published “Gold”' }))
  expect(await fetchPackages(remote.api)).toMatchObject([gold])
})
