import { renderRemote } from '@console/remote-kit/testing'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { createCoupon, fetchCoupons, updateCoupon } from '../api/coupon.api.ts'

const spring: CouponPayload = {
  ...{ code: 'SPRING10', description: null, type: 'percentage', amount: 10, limit: 1, status: 'draft' },
  ...{ starts_at: '2026-03-01T00:00:00Z', expires_at: '2037-12-31T23:59:59Z', campaign: null },
}

async function openList() {
  const remote = await renderRemote(commerce, {
    path: '/coupons/',
    seed: 'staff-only',
    arrange: ({ api }) => createCoupon(api, spring),
  })
  await remote.user.hover(await screen.findByRole('table'))
  return remote
}

test('a discount is edited in the list by the rules of the form, and can be undone from the toast', async () => {
  const remote = await openList()
  await remote.user.click(await screen.findByRole('button', { name: 'Change the discount of SPRING10, 10%' }))
  await screen.findByRole('textbox', { name: 'Discount of SPRING10' })
  await remote.user.keyboard('120%{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('A percentage can be at most 100')
  await remote.user.keyboard('{Control>}a{/Control}12,5 %{Enter}')
  const changed = await screen.findByRole('button', { name: 'Change the discount of SPRING10, 12.5%' })
  // In the frame after, as a field that is left for another is not to take the focus back from it.
  await waitFor(() => expect(changed).toHaveFocus())
  expect(await fetchCoupons(remote.api)).toMatchObject([{ ...spring, amount: 12.5 }])
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: '“SPRING10” now takes off 12.5%' }]))
  act(() => remote.notices[0]?.action?.onClick())
  await waitFor(async () => expect(await fetchCoupons(remote.api)).toMatchObject([spring]))
})

test('an edited percentage does not overwrite a colleague’s fixed amount', async () => {
  const remote = await openList()
  const change = await screen.findByRole('button', { name: 'Change the discount of SPRING10, 10%' })
  const [coupon] = await fetchCoupons(remote.api)
  await updateCoupon(remote.api, coupon?.id ?? 0, { ...spring, type: 'fixed' })
  await remote.user.click(change)
  await screen.findByRole('textbox', { name: 'Discount of SPRING10' })
  await remote.user.keyboard('20{Enter}')
  expect(
    await screen.findByRole('button', { name: 'Change the discount of SPRING10, 10.00 off' }),
  ).toBeVisible()
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: '“SPRING10” was not changed' }]))
})

test('the status of a coupon is chosen in the cell of its state', async () => {
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Change the status of SPRING10, Draft' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: 'Change the status of SPRING10, Active' })).toBeVisible()
})
