import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../remote.ts'

const id = '018f3c2a-7b1e-7101-9abc-000000000007'
const times = { created_at: '2026-11-01', updated_at: '2026-11-02 10:00:00' }
const coupon = {
  ...{ code: 'EID100', description: 'For Eid', type: 'percentage', amount: 10, limit: 5, campaign: null },
  ...{ starts_at: '2026-12-01T00:00:00Z', expires_at: '2026-12-31T23:59:59Z', status: 'draft' },
}

test('a coupon that its server names by a UUID is opened from the list and saved', async () => {
  const answer = { status: 200, times: 9 }
  const remote = await renderRemote(commerce, {
    path: '/coupons/',
    seed: 'staff-only',
    arrange: ({ server }) => {
      const record = { id, ...times, ...coupon }
      server.failNext({ ...answer, method: 'GET', path: 'coupons', body: { status: true, data: [record] } })
      server.failNext({
        ...answer,
        method: 'GET',
        path: `coupons/${id}`,
        body: { status: true, data: record },
      })
      server.failNext({ ...answer, method: 'PUT', path: `coupons/${id}`, body: { status: true } })
    },
  })
  await remote.user.click(await screen.findByRole('link', { name: 'EID100' }))
  await remote.user.type(await screen.findByLabelText(/^Category/), 'Eid')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  const listBodies = () =>
    remote.server.requests.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))
  await waitFor(() => expect(listBodies()).toEqual([{ ...coupon, category: 'Eid' }]))
})
