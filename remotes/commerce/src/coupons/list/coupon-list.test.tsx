import { renderRemote } from '@console/remote-kit/testing'
import { couponListSchema } from '@console/shared/schemas/coupon'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { fetchCoupons } from '../api/coupon.api.ts'
import { toCouponState } from '../rules/coupon-state.ts'

const day = 86_400_000
const toIso = (days: number) => new Date(Date.now() + days * day).toISOString()

const coupon = {
  id: 1,
  code: 'SPRING10',
  description: null,
  type: 'percentage',
  amount: 10,
  starts_at: toIso(-1),
  expires_at: toIso(1),
  limit: 1500,
  campaign: 'Spring sale',
  category: null,
  status: 'published',
  created_at: toIso(-9),
  updated_at: toIso(-9),
}

// proves 2.20, 7.10
test('lists the coupons on the server, 20 to a page', async () => {
  const { api, user, router } = await renderRemote(commerce, { path: '/coupons/' })
  const records = await fetchCoupons(api)
  expect(await screen.findByText(`${records.length} coupons`)).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(21)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(router.state.location.search).toBe('?page=2')
})

test('choosing a state shows the coupons in that state by status and dates', async () => {
  const { api, user, router } = await renderRemote(commerce, { path: '/coupons/' })
  const records = await fetchCoupons(api)
  const expired = records.filter((record) => toCouponState(record) === 'expired')
  await user.click(await screen.findByRole('radio', { name: 'Expired' }))
  expect(await screen.findByText(`${expired.length} of ${records.length} coupons`)).toBeVisible()
  expect(router.state.location.search).toBe('?state=expired')
})

test('a row shows the discount, the campaign and whether the code works now', async () => {
  const data = couponListSchema.parse([coupon, { ...coupon, id: 2, code: 'FIVER', type: 'fixed', amount: 5 }])
  await renderRemote(commerce, {
    path: '/coupons/?q=spring&sort=code',
    arrange: ({ server }) =>
      server.failNext({ method: 'GET', path: 'coupons', status: 200, body: { status: true, data } }),
  })
  const row = await screen.findByRole('row', { name: /SPRING10/ })
  expect(within(row).getByText('10%')).toBeVisible()
  expect(within(row).getByText('Spring sale')).toBeVisible()
  expect(within(row).getByText('1,500')).toBeVisible()
  expect(within(row).getAllByText('Active').length).toBeGreaterThan(0)
  expect(screen.getByRole('row', { name: /FIVER/ })).toHaveTextContent('5.00 off')
})

test('offers to clear the filters when a search finds nothing', async () => {
  const { user } = await renderRemote(commerce, { path: '/coupons/?q=no-such-code' })
  expect(await screen.findByRole('heading', { name: 'No coupons match' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText(/^\d+ coupons$/)).toBeVisible()
})

test('explains coupons and links to the first one when there are none', async () => {
  const { user } = await renderRemote(commerce, { path: '/coupons/', seed: 'staff-only' })
  expect(await screen.findByRole('heading', { name: 'No coupons yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create the first coupon' }))
  expect(await screen.findByRole('dialog', { name: 'New coupon' })).toBeVisible()
})

test('the expiring view sorts by end date, and other views keep the usual order', async () => {
  const ending = (days: number) => ({ ...coupon, id: days, code: `IN-${days}`, expires_at: toIso(days) })
  const data = couponListSchema.parse([ending(5), ending(1), ending(3)])
  const { user, router } = await renderRemote(commerce, {
    path: '/coupons/',
    arrange: ({ server }) =>
      server.failNext({ method: 'GET', path: 'coupons', status: 200, body: { status: true, data } }),
  })
  const codes = () => screen.getAllByRole('link', { name: /^IN-/ }).map(({ textContent }) => textContent)
  await user.click(await screen.findByRole('radio', { name: 'Expiring within 7 days' }))
  await waitFor(() => expect(codes()).toEqual(['IN-1', 'IN-3', 'IN-5']))
  await user.click(screen.getByRole('radio', { name: 'Active' }))
  await waitFor(() => expect(codes()).toEqual(['IN-5', 'IN-3', 'IN-1']))
  expect(router.state.location.search).toBe('?state=active')
})

test('the last days of coupons are narrowed to a range that is typed in any form, and what is no day is refused', async () => {
  const { api, user, router } = await renderRemote(commerce, { path: '/coupons/' })
  const records = await fetchCoupons(api)
  await user.click(await screen.findByRole('button', { name: 'Any last day' }))
  const panel = within(await screen.findByRole('form', { name: 'Last day' }))
  expect(panel.getByText('Days in UTC.')).toBeVisible()
  await user.type(panel.getByLabelText('From'), '31 Feb 2026')
  await user.click(panel.getByRole('button', { name: 'Show' }))
  expect(panel.getByRole('alert')).toHaveTextContent(
    'Enter days, such as 5 Dec 2026, or leave one end empty.',
  )
  await user.clear(panel.getByLabelText('From'))
  await user.type(panel.getByLabelText('From'), 'December 1, 2026')
  await user.type(panel.getByLabelText('To'), '31 Dec 2026')
  await user.click(panel.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(router.state.location.search).toBe('?ends=2026-12-01..2026-12-31'))
  const within2026 = records.filter(({ expires_at }) => expires_at.startsWith('2026-12'))
  expect(await screen.findByText(`${within2026.length} of ${records.length} coupons`)).toBeVisible()
})
