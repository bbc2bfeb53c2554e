import { renderRemote } from '@console/remote-kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'

const hour = 3_600_000

/** As a clock in Dhaka shows it, without saying so. */
const toDhakaText = (hours: number) =>
  new Date(Date.now() + (hours + 6) * hour).toISOString().slice(0, 19).replace('T', ' ')

const plain = {
  ...{ id: '3', code: 'SPRING10', type: 'percentage', amount: '10.00', limit: '1500', status: 'published' },
  ...{ starts_at: toDhakaText(-1), expires_at: toDhakaText(1), used_count: '12' },
  ...{ created_at: '2026-11-01', updated_at: '2026-11-02 10:00:00' },
}
const wrong = { ...plain, id: 7, code: 'WRONG', status: 'sold' }

const toAnswer = (path: string, data: unknown) => ({
  ...{ method: 'GET', path, status: 200, times: 9 },
  body: { status: true, data, message: 'ok' },
})

const open = (data: unknown, path = '/coupons/') =>
  renderRemote(commerce, {
    path,
    apiTimeZone: 'Asia/Dhaka',
    arrange: ({ server }) => {
      server.failNext(toAnswer('coupons', data))
      server.failNext(toAnswer('coupons/3', plain))
      server.failNext({ method: 'PUT', path: 'coupons/3', status: 200, body: { status: true } })
    },
  })

test('an unreadable coupon is a row that says why, and is counted above the list', async () => {
  await open([wrong, plain])
  const row = await screen.findByRole('row', { name: /Coupon 7 could not be read/ })
  expect(row).toHaveTextContent('data[0].status: Status must be published, draft, or archived')
  expect(screen.getByText('1 of 2 coupons could not be read')).toBeVisible()
})

// proves 3.8
test('shows a coupon in the plainest spelling like any other, its times in the API’s zone', async () => {
  await open([
    plain,
    { ...plain, id: 4, code: 'LATER', starts_at: toDhakaText(1), expires_at: toDhakaText(3) },
  ])
  const row = await screen.findByRole('row', { name: /SPRING10/ })
  for (const text of ['10%', '1,500']) expect(within(row).getByText(text)).toBeVisible()
  expect(within(row).getAllByText('Active').length).toBeGreaterThan(0)
  expect(within(screen.getByRole('row', { name: /LATER/ })).getAllByText('Scheduled')[0]).toBeInTheDocument()
})

test('saving such a coupon keeps the server’s text of its times, and sends no field that the server did not tell', async () => {
  const { user, server } = await open([plain], '/coupons/?edit=3')
  const limit = await screen.findByRole('textbox', { name: 'Limit' })
  await user.clear(limit)
  await user.type(limit, '1600')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const findPut = () => server.requests.find(({ method }) => method === 'PUT')
  await expect.poll(findPut).toBeDefined()
  const { starts_at, expires_at } = plain
  expect(findPut()?.body).toMatchObject({ limit: 1600, amount: '10.00', starts_at, expires_at })
  expect(findPut()?.body).not.toHaveProperty('campaign')
  // This server reports success but still returns its old record.
  expect(await screen.findByText(/it does not have what you typed/)).toBeVisible()
})

test('archiving a coupon that can no longer be read fails with the reason', async () => {
  const { user, notices, server } = await renderRemote(commerce, {
    path: '/coupons/',
    arrange: ({ server }) => {
      server.failNext({ ...toAnswer('coupons', [{ ...plain, id: 7 }]), times: 1 })
      server.failNext(toAnswer('coupons/7', wrong))
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for SPRING10' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await expect
    .poll(() => notices)
    .toContainEqual(
      expect.objectContaining({ kind: 'error', description: expect.stringContaining('data.status') }),
    )
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false)
})
