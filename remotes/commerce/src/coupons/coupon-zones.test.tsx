import { renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../remote.ts'
import { fetchCoupons } from './api/coupon.api.ts'

/** Staff in Dhaka, before a server that gives times in UTC and no zone. */
const openCoupons = (path: string, times: 'utc' | 'clock') =>
  renderRemote(commerce, { path, seed: 'staff-only', answers: { times }, timeZone: 'Asia/Dhaka' })

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } })

const closeDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test.each([['utc'], ['clock']] as const)(
  'a coupon for December, saved without an answer on a server that keeps the %s of a time, is there once and for December',
  async (times) => {
    const { user, server, api, notices } = await openCoupons('/coupons/?new', times)
    await screen.findByRole('dialog', { name: 'New coupon' })
    type('Code', 'WINTER10')
    type('Amount', '10')
    type('First day', '2026-12-01')
    type('Last day', '2026-12-31')
    type('Limit', '100')
    server.failNext({ method: 'POST', path: 'coupons', losesAnswer: true })
    server.failNext({ method: 'GET', path: 'coupons' })
    await user.click(screen.getByRole('button', { name: 'Create coupon' }))
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Create coupon' }))
    await closeDialog()
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', message: 'Created “WINTER10”' }]))
    expect(await fetchCoupons(api)).toMatchObject([
      { starts_at: '2026-11-30 18:00:00', expires_at: '2026-12-31 17:59:59' },
    ])
    expect(await screen.findByRole('row', { name: /WINTER10.*1 Dec 2026 – 31 Dec 2026/ })).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'WINTER10' }))
    await screen.findByRole('dialog')
    expect(screen.getByLabelText('First day')).toHaveValue('1 Dec 2026')
    type('Last day', '2027-01-01')
    server.failNext({ method: 'PUT', path: 'coupons/1', losesAnswer: true })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await closeDialog()
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ message: 'Saved “WINTER10”' }))
    expect(await fetchCoupons(api)).toMatchObject([
      { starts_at: '2026-11-30 18:00:00', expires_at: '2027-01-01 17:59:59' },
    ])
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  },
)
