import { renderRemote } from '@console/remote-kit/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'

test.each([
  { path: '/coupons/?new&copy=1', field: 'Code', name: 'AMARA-99', create: 'Create coupon' },
  { path: '/packages/?new&copy=1', field: 'Name', name: 'Amara', create: 'Create package' },
])('the notice of a new record at $path opens it, whatever page of the list has it', async (given) => {
  const { user, notices, router } = await renderRemote(commerce, { path: given.path })
  fireEvent.change(await screen.findByRole('textbox', { name: given.field }), {
    target: { value: given.name },
  })
  await user.click(screen.getByRole('button', { name: given.create }))
  await waitFor(() => expect(notices.at(-1)?.message).toBe(`Created “${given.name}”`))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // The notice stays while people navigate.
  await act(() => router.navigate('/coupons/?page=2'))
  const { label, onClick } = notices.at(-1)?.action ?? {}
  expect(label).toBe('Open')
  act(() => onClick?.())
  expect(await screen.findByRole('dialog', { name: `Edit ${given.name}` })).toBeVisible()
})
