import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { deleteAndLeave, type TriedWrite, testWriteAnswers } from '@console/remote-kit/testing/write-answers'
import { fireEvent, screen } from '@testing-library/react'
import commerce from '../remote.ts'
import { createCoupon, fetchCoupons } from './api/coupon.api.ts'

const spring = {
  ...{
    code: 'SPRING10',
    description: null,
    type: 'percentage' as const,
    amount: 10,
    limit: 500,
    campaign: null,
  },
  ...{ starts_at: '2030-03-01T00:00:00Z', expires_at: '2030-05-31T23:59:59Z', status: 'draft' as const },
}

const fill = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })

const save = ({ user }: RenderedRemote) =>
  user.click(screen.getByRole('button', { name: /^(Create coupon|Save changes)$/ }))

const writes: Record<string, TriedWrite> = {
  create: {
    call: { method: 'POST', path: 'coupons' },
    wanted: ['SPRING10 500 draft', 'SUMMER10 500 draft'],
    async run(remote) {
      await chooseRowAction(remote, 'SPRING10', 'Duplicate')
      await fill('Code', 'SUMMER10')
      await save(remote)
    },
    again: save,
  },
  update: {
    call: { method: 'PUT', path: 'coupons/1' },
    wanted: ['SPRING10 600 draft'],
    async run(remote) {
      await remote.user.click(await screen.findByRole('link', { name: 'SPRING10' }))
      await fill('Limit', '600')
      await save(remote)
    },
    again: save,
  },
  archive: {
    call: { method: 'PUT', path: 'coupons/1' },
    wanted: ['SPRING10 500 archived'],
    run: (remote) => chooseRowAction(remote, 'SPRING10', 'Archive'),
  },
  delete: {
    call: { method: 'DELETE', path: 'coupons/1' },
    wanted: [],
    run: (remote) => deleteAndLeave(remote, 'SPRING10'),
  },
}

testWriteAnswers({
  writes,
  open: () =>
    renderRemote(commerce, {
      path: '/coupons/',
      seed: 'staff-only',
      answers: {},
      arrange: ({ api }) => createCoupon(api, spring),
    }),
  list: async ({ api }) =>
    (await fetchCoupons(api)).map(({ code, limit, status }) => `${code} ${limit} ${status}`),
})
