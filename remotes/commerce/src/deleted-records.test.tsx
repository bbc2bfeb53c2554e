import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import type { PackagePayload } from '@console/shared/schemas/package'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createCoupon, fetchCoupons } from './coupons/api/coupon.api.ts'
import { createPackage, fetchPackages } from './packages/api/package.api.ts'
import commerce from './remote.ts'

const gold: PackagePayload = {
  ...{ name: 'Gold', coins: 500, gems: 20, price: 9.99 },
  ...{ currency: 'USD', status: 'draft' as const },
}
const spring: CouponPayload = {
  ...{
    code: 'SPRING10',
    description: 'For spring',
    type: 'percentage',
    amount: 10,
    limit: 5,
    campaign: 'Spring',
  },
  ...{ starts_at: '2026-03-01T00:00:00Z', expires_at: '2026-05-31T23:59:59Z', status: 'draft' },
}

const openList = (path: string, options: object = {}) =>
  renderRemote(commerce, {
    path,
    seed: 'staff-only',
    ...options,
    arrange: async ({ api }) => {
      await createPackage(api, gold)
      await createCoupon(api, spring)
    },
  })

async function deleteRecord(remote: RenderedRemote, name: string) {
  await chooseRowAction(remote, name, 'Delete')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe(`Deleted “${name}”`))
}

const readKept = async ({ platform }: RenderedRemote) =>
  (await platform.drafts.list()).map(({ title, path }) => [title, path])

// proves B74
test.each([{ answers: {} }, {}])(
  'a deleted package is created again with its unsaved work, also by a server that tells nothing: %j',
  async (options) => {
    const remote = await openList('/packages/', options)
    const { user, api, platform, notices } = remote
    const [{ id } = { id: 0 }] = await fetchPackages(api)
    await platform.drafts.write({ entity: 'packages', id: String(id) }, { ...gold, price: '12' }, null)
    await deleteRecord(remote, 'Gold')
    await waitFor(async () =>
      expect(await readKept(remote)).toEqual([['Deleted “Gold”', '/packages/?deleted']]),
    )
    expect(await fetchPackages(api)).toEqual([])

    await act(() => remote.router.navigate('/packages/?deleted'))
    const panel = within(await screen.findByRole('dialog', { name: 'Recently deleted packages' }))
    await user.click(await panel.findByRole('button', { name: 'Restore Gold' }))
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Restored “Gold”'))
    expect(
      await panel.findByText('No packages were deleted on this device in the last 30 days.'),
    ).toBeVisible()
    const [restored] = await fetchPackages(api)
    // A server built from the specification returns no currency.
    const { currency: _, ...told } = gold
    expect(restored).toMatchObject(told)
    const moved = await platform.drafts.list()
    expect(moved.map(({ key }) => key)).toEqual([{ entity: 'packages', id: String(restored?.id) }])
    act(() => notices.at(-1)?.action?.onClick())
    expect(await screen.findByRole('dialog', { name: 'Edit Gold' })).toBeVisible()
  },
)

test('a deleted coupon is found in its list and restored, unless its code has been taken', async () => {
  const remote = await openList('/coupons/')
  const { user, api, notices } = remote
  await createCoupon(api, { ...spring, code: 'OTHER' })
  await deleteRecord(remote, 'SPRING10')
  await createCoupon(api, spring)
  await act(() => remote.platform.queryClient.invalidateQueries())
  await user.click(await screen.findByRole('button', { name: 'Recently deleted' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Recently deleted coupons' }))
  await user.click(await panel.findByRole('button', { name: 'Restore SPRING10' }))
  await waitFor(() =>
    expect(notices.at(-1)).toMatchObject({ kind: 'error', message: '“SPRING10” was not restored' }),
  )
  expect(await fetchCoupons(api)).toHaveLength(2)
  await user.click(panel.getByRole('button', { name: 'Delete for good: SPRING10' }))
  await waitFor(async () => expect(await readKept(remote)).toEqual([]))
})

test('the only coupon, deleted a moment ago, is restored while Undo is still offered', async () => {
  const remote = await openList('/coupons/')
  const { user, api, platform, notices } = remote
  const [{ id } = { id: 0 }] = await fetchCoupons(api)
  await platform.drafts.write({ entity: 'coupons', id: String(id) }, { ...spring, limit: '7' }, null)
  await chooseRowAction(remote, 'SPRING10', 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Recently deleted' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Recently deleted coupons' }))
  await user.click(await panel.findByRole('button', { name: 'Restore SPRING10' }))
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Restored “SPRING10”'))
  const [restored, ...others] = await fetchCoupons(api)
  expect([restored?.code, others]).toEqual(['SPRING10', []])
  const kept = await platform.drafts.list()
  expect(kept.map(({ key }) => key)).toEqual([{ entity: 'coupons', id: String(restored?.id) }])
})

test('a deletion that is undone or refused keeps nothing', async () => {
  const remote = await openList('/packages/')
  const { api, server, notices } = remote
  await chooseRowAction(remote, 'Gold', 'Delete')
  await waitFor(() => expect(notices).toHaveLength(1))
  act(() => notices[0]?.action?.onClick())
  const [{ id } = { id: 0 }] = await fetchPackages(api)
  server.failNext({ method: 'DELETE', path: `packages/${id}`, status: 409 })
  await chooseRowAction(remote, 'Gold', 'Delete')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(notices.at(-1)?.message).toBe('“Gold” was not deleted'))
  expect(await readKept(remote)).toEqual([])
})

test('a record is kept before its deletion is sent, because the page may be closing, and offered only once it is gone', async () => {
  const remote = await openList('/packages/')
  const { user, api } = remote
  await chooseRowAction(remote, 'Gold', 'Delete')
  await waitFor(async () => expect(await readKept(remote)).toHaveLength(1))
  expect(await fetchPackages(api)).toHaveLength(1)
  // Another tab was killed in time and sent nothing, so the record is still there and not offered for restoring.
  const kept = await remote.platform.drafts.list()
  act(() => remote.notices[0]?.action?.onClick())
  await waitFor(async () => expect(await readKept(remote)).toEqual([]))
  for (const draft of kept) await remote.platform.drafts.store({ ...draft, owner: 1 })
  await user.click(await screen.findByRole('button', { name: 'Recently deleted' }))
  expect(
    await screen.findByText('No packages were deleted on this device in the last 30 days.'),
  ).toBeVisible()
})
