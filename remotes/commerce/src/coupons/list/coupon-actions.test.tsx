import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import type { ApiClient } from '@console/shared/http'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { createCoupon, fetchCoupons, updateCoupon } from '../api/coupon.api.ts'

const day = 86_400_000
const toIso = (days: number) => new Date(Date.now() + days * day).toISOString()

const base: CouponPayload = {
  code: 'BASE',
  description: null,
  type: 'percentage',
  amount: 10,
  starts_at: toIso(-10),
  expires_at: toIso(30),
  limit: 5,
  campaign: null,
  status: 'published',
}

const coupons: Record<string, Partial<CouponPayload>> = {
  'WORKS-NOW': {},
  'ENDS-SOON': { expires_at: toIso(6.9) },
  'ENDS-LATER': { expires_at: toIso(7.1) },
  'NOT-YET': { starts_at: toIso(1) },
  OVER: { expires_at: toIso(-1) },
  DRAWER: { status: 'draft', expires_at: toIso(3) },
}

const openList = (more: Record<string, Partial<CouponPayload>> = {}, path = '/coupons/') =>
  renderRemote(commerce, {
    path,
    seed: 'staff-only',
    arrange: async ({ api }) => {
      for (const [code, change] of Object.entries({ ...coupons, ...more })) {
        await createCoupon(api, { ...base, ...change, code })
      }
    },
  })

const readCodes = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])

const findStored = async (api: ApiClient, code: string) =>
  (await fetchCoupons(api)).find((coupon) => coupon.code === code)

// proves B31
test('each view shows its coupons, and its address opens it', async () => {
  const { user, router } = await openList({
    ALL: { used_count: 5 },
    SOME: { used_count: 4 },
    AWAY: { status: 'archived' },
  })
  for (const [view, codes] of [
    ['Active', ['WORKS-NOW', 'ENDS-SOON', 'ENDS-LATER', 'SOME']],
    ['Scheduled', ['NOT-YET']],
    ['Expiring within 7 days', ['ENDS-SOON']],
    ['Expired', ['OVER']],
    ['Used up', ['ALL']],
    ['Draft', ['DRAWER']],
    ['Archived', ['AWAY']],
  ] as const) {
    await user.click(await screen.findByRole('radio', { name: view }))
    await waitFor(() => expect(readCodes().toSorted()).toEqual([...codes].toSorted()))
  }
  await user.click(screen.getByRole('radio', { name: 'Expiring within 7 days' }))
  expect(router.state.location.search).toBe('?state=expiring&sort=expires_at')
})

// proves B31
test('offers “Used up” only when the server counts uses', async () => {
  await openList()
  expect(await screen.findByRole('radio', { name: 'Expired' })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: 'Used up' })).not.toBeInTheDocument()
})

// proves 4.11, B32
test('the status changes from the row after the server confirms it, and can be undone', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'WORKS-NOW', 'Archive')
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ message: 'Archived “WORKS-NOW”' }))
  expect(await findStored(remote.api, 'WORKS-NOW')).toMatchObject({
    ...base,
    code: 'WORKS-NOW',
    status: 'archived',
  })
  await waitFor(() => expect(screen.getByRole('row', { name: /WORKS-NOW/ })).toHaveTextContent('Archived'))
  act(() => remote.notices.at(-1)?.action?.onClick())
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ message: 'Published “WORKS-NOW”' }))
  expect(await findStored(remote.api, 'WORKS-NOW')).toMatchObject({ status: 'published' })
})

test('a status that the server refuses to change stays, with the reason', async () => {
  const remote = await openList()
  const stored = await findStored(remote.api, 'OVER')
  remote.server.failNext({ method: 'PUT', path: `coupons/${stored?.id}`, status: 500 })
  await chooseRowAction(remote, 'OVER', 'Move to draft')
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({
      kind: 'error',
      message: '“OVER” was not changed',
      description: 'The server failed with status 500',
    }),
  )
  expect(await findStored(remote.api, 'OVER')).toMatchObject({ status: 'published' })
})

/** Answers to the next change of a coupon only when it is let. */
async function holdChange({ api, server }: RenderedRemote, code: string) {
  const stored = await findStored(api, code)
  const answer = Promise.withResolvers<void>()
  server.failNext({ method: 'PUT', path: `coupons/${stored?.id}`, until: answer.promise })
  return answer.resolve
}

// proves 4.8
test('announces a status change that takes longer than a second, and offers Undo in the same notice', async () => {
  const remote = await openList()
  const answer = await holdChange(remote, 'DRAWER')
  await chooseRowAction(remote, 'DRAWER', 'Publish')
  await waitFor(() => expect(remote.notices).toEqual([{ kind: 'loading', message: 'Publishing “DRAWER”…' }]))
  answer()
  const published = { kind: 'success', message: 'Published “DRAWER”' }
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject(published))
  act(() => remote.notices.at(-1)?.action?.onClick())
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ message: 'Moved to draft “DRAWER”' }))
})

async function archiveAll({ user }: RenderedRemote) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const dialog = await screen.findByRole('dialog', { name: 'Archive 6 coupons?' })
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
  return within(dialog)
}

// proves 4.8, B33
test('announces a bulk run that takes longer than a second, and then its result', async () => {
  const remote = await openList()
  const answer = await holdChange(remote, 'OVER')
  await archiveAll(remote)
  const loading = { kind: 'loading', message: 'Archiving 6 coupons…' }
  await waitFor(() => expect(remote.notices).toEqual([loading]))
  answer()
  await waitFor(() => expect(remote.notices).toEqual([{ kind: 'success', message: '6 coupons archived' }]))
})

test('a refusal in a bulk run names the field that its sentence leaves out', async () => {
  const remote = await openList()
  const refused = await findStored(remote.api, 'OVER')
  const body = { description: ['This field may not be blank.'] }
  remote.server.failNext({ method: 'PUT', path: `coupons/${refused?.id}`, status: 400, body })
  const dialog = await archiveAll(remote)
  expect(await dialog.findByText('Description: This field may not be blank.')).toBeVisible()
})

// proves B33
test('announces the result of a run to somebody who has left the screen', async () => {
  const remote = await openList()
  const { user, router, server, api } = remote
  const answer = await holdChange(remote, 'WORKS-NOW')
  const refused = await findStored(api, 'OVER')
  server.failNext({ method: 'PUT', path: `coupons/${refused?.id}`, status: 409 })
  const dialog = await archiveAll(remote)
  expect(await dialog.findByText('Archived: 4. Refused: 1.')).toBeVisible()
  await waitFor(() => expect(remote.notices).toMatchObject([{ kind: 'loading' }]))
  await act(() => router.navigate('/packages/'))
  await user.click(await screen.findByRole('button', { name: 'Stop and leave' }))
  expect(await screen.findByRole('heading', { name: 'Packages' })).toBeVisible()
  answer()
  await waitFor(() =>
    expect(remote.notices.at(-1)).toEqual({
      kind: 'error',
      message: 'Archived 5 of 6 coupons',
      description: 'Refused: 1.',
    }),
  )
})

// proves 7.10, B19
test('a pending deletion is sent when the tab closes, by a call that outlives the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const remote = await openList()
  await chooseRowAction(remote, 'DRAWER', 'Delete')
  await waitFor(() => expect(readCodes()).not.toContain('DRAWER'))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe('Deleted “DRAWER”'))
  const deletes = sent.mock.calls.flatMap(([url, init]) =>
    String(url).startsWith(remote.server.baseUrl) && init?.method === 'DELETE' ? [init.keepalive] : [],
  )
  expect(deletes).toEqual([true])
})

// proves B25, B32, B36
test('changes the dates of several coupons at once, and nothing else on the server', async () => {
  const remote = await openList()
  const { user, api, server } = remote
  await user.click(await screen.findByRole('checkbox', { name: 'Select WORKS-NOW' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select NOT-YET' }))
  const stored = await findStored(api, 'WORKS-NOW')
  const other = await findStored(api, 'NOT-YET')
  if (stored === undefined || other === undefined) throw new Error('The coupons are not there')
  await updateCoupon(api, stored.id, { ...base, code: 'WORKS-NOW', limit: 77 })
  await user.click(await screen.findByRole('button', { name: 'Change values' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change values of 2 coupons' })
  const confirm = within(dialog).getByRole('button', { name: 'Change values' })
  const end = await within(dialog).findByLabelText('New last day')
  expect(confirm).toBeDisabled()
  for (const value of ['soon', '5 January', '01/03/2026']) {
    const start = within(dialog).getByLabelText('New first day')
    fireEvent.change(start, { target: { value } })
    expect(within(dialog).getAllByText('Invalid date format')).toHaveLength(2)
    expect(confirm).toBeDisabled()
    fireEvent.blur(start)
    expect(start).toHaveValue(value)
  }
  fireEvent.change(within(dialog).getByLabelText('New first day'), { target: { value: '2031-01-01' } })
  fireEvent.change(end, { target: { value: '2030-01-01' } })
  expect(within(dialog).getAllByText('The last day cannot be before the first')).toHaveLength(2)
  expect(confirm).toBeDisabled()
  fireEvent.change(within(dialog).getByLabelText('New first day'), { target: { value: '' } })
  fireEvent.change(end, { target: { value: '+1 month' } })
  expect(within(dialog).getByText('2 of 2 coupons will change.')).toBeVisible()
  fireEvent.change(end, { target: { value: '2030-01-01' } })
  expect(within(dialog).getByText(/^Valid through the last day \(UTC\)/)).toBeVisible()
  expect(within(dialog).getByRole('row', { name: /WORKS-NOW/ })).toHaveTextContent(/1 Jan 2030$/)
  server.failNext({ method: 'PUT', path: `coupons/${other.id}`, status: 500 })
  await user.click(confirm)
  expect(await within(dialog).findByText('Changed: 1. Refused: 1.')).toBeVisible()
  expect(within(dialog).getByRole('row', { name: /NOT-YET/ })).toHaveTextContent(
    'The server failed with status 500',
  )
  await user.click(await within(dialog).findByRole('button', { name: 'Try the other one again' }))
  expect(await within(dialog).findByText('2 coupons changed.')).toBeVisible()
  const changed = { expires_at: '2030-01-01T23:59:59.000Z', status: 'published' }
  expect(await findStored(api, 'WORKS-NOW')).toMatchObject({
    ...changed,
    limit: 77,
    starts_at: base.starts_at,
  })
  expect(await findStored(api, 'NOT-YET')).toMatchObject({ ...changed, starts_at: other.starts_at })
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
  expect(await within(dialog).findByText('2 coupons restored.')).toBeVisible()
  expect(await findStored(api, 'WORKS-NOW')).toMatchObject({ expires_at: stored.expires_at, limit: 77 })
  expect(await findStored(api, 'NOT-YET')).toMatchObject({ expires_at: other.expires_at })
})

test('nothing is selected that the search and filters hide, until its rows are back', async () => {
  const { user } = await openList()
  await user.click(await screen.findByRole('checkbox', { name: 'Select WORKS-NOW' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select DRAWER' }))
  const bar = await screen.findByRole('region', { name: 'Selection' })
  expect(bar).toHaveTextContent('2 coupons selected')
  await user.click(screen.getByRole('radio', { name: 'Draft' }))
  await waitFor(() => expect(bar).toHaveTextContent('1 coupon selected'))
  await user.click(screen.getByRole('radio', { name: 'Expired' }))
  await waitFor(() => expect(bar).not.toBeInTheDocument())
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(await screen.findByText('2 coupons selected')).toBeVisible()
})

test('the report of a run stays when a filter no longer shows what was changed', async () => {
  const { user, api } = await openList({}, '/coupons/?state=draft')
  await user.click(await screen.findByRole('checkbox', { name: 'Select DRAWER' }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish 1 coupon?' })
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }))
  expect(await within(dialog).findByText('1 coupon published.')).toBeVisible()
  await waitFor(() => expect(readCodes()).toEqual([]))
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
  expect(await within(dialog).findByText('1 coupon restored.')).toBeVisible()
  expect(await findStored(api, 'DRAWER')).toMatchObject({ status: 'draft' })
})

// proves 4.11
test('changes the status of several coupons at once', async () => {
  const { user, api } = await openList()
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const dialog = await screen.findByRole('dialog', { name: 'Archive 6 coupons?' })
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
  expect(await within(dialog).findByText('6 coupons archived.')).toBeVisible()
  expect((await fetchCoupons(api)).every(({ status }) => status === 'archived')).toBe(true)
})
