import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { writeKinds } from '@console/remote-kit/testing/plain-servers'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../remote.ts'
import { createCoupon, fetchCoupons } from './api/coupon.api.ts'

const spring: CouponPayload = {
  code: 'SPRING10',
  description: 'For the spring intake',
  type: 'fixed',
  influencer_id: 7,
  amount: 12.5,
  starts_at: '2030-03-01T00:00:00+06:00',
  expires_at: '2030-05-31T23:59:59.000Z',
  limit: 500,
  campaign: 'Spring',
  status: 'published',
}

const openCoupons = (
  path: string,
  answers: NonNullable<RenderRemoteOptions['answers']>,
  codes = ['SPRING10'],
) =>
  renderRemote(commerce, {
    path,
    seed: 'staff-only',
    answers,
    arrange: async ({ api }) => {
      for (const code of codes) await createCoupon(api, { ...spring, code })
    },
  })

const find = async ({ api }: Pick<RenderedRemote, 'api'>, code: string) =>
  (await fetchCoupons(api)).find((coupon) => coupon.code === code)

const closeDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** The coupons that were there came by writes, too. */
const writesOf = ({ server }: RenderedRemote, before = 1) =>
  server.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .slice(before)

// proves B74
test.each(writeKinds)(
  'a coupon is copied, saved, archived and deleted with one write each when the answer is $answer',
  async ({ answers }) => {
    const remote = await openCoupons('/coupons/', answers)
    const { user, notices } = remote
    await chooseRowAction(remote, 'SPRING10', 'Duplicate')
    const code = await screen.findByRole('textbox', { name: 'Code' })
    fireEvent.change(code, { target: { value: 'SPRING11' } })
    await user.dblClick(screen.getByRole('button', { name: 'Create coupon' }))
    await closeDialog()
    expect(await screen.findByRole('row', { name: /SPRING11/ })).toBeVisible()
    await waitFor(() =>
      expect(notices).toMatchObject([
        {
          kind: 'success',
          message: 'Created “SPRING11”',
          description: 'Draft: learners can’t use it until you publish.',
        },
      ]),
    )
    const copy = await find(remote, 'SPRING11')
    const {
      id: _,
      created_at: _created,
      updated_at: _updated,
      ...original
    } = (await find(remote, 'SPRING10')) ?? {}
    expect(copy).toMatchObject({ ...original, code: 'SPRING11', status: 'draft' })

    await user.click(screen.getByRole('link', { name: 'SPRING11' }))
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    await closeDialog()
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        kind: 'success',
        message: 'Saved “SPRING11”',
        description: 'Draft: learners can’t use it until you publish.',
      }),
    )
    expect(await find(remote, 'SPRING11')).toEqual({ ...copy, updated_at: expect.any(String) })

    await chooseRowAction(remote, 'SPRING11', 'Archive')
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ message: 'Archived “SPRING11”' }))
    expect(await find(remote, 'SPRING11')).toMatchObject({
      ...copy,
      status: 'archived',
      updated_at: expect.any(String),
    })

    await chooseRowAction(remote, 'SPRING11', 'Delete')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “SPRING11”' }))
    expect(await find(remote, 'SPRING11')).toBeUndefined()
    const path = `coupons/${copy?.id}`
    expect(writesOf(remote)).toEqual(['POST coupons', `PUT ${path}`, `PUT ${path}`, `DELETE ${path}`])
  },
)

// proves B76
test('a coupon whose answer is lost is recognised although its times are spelled differently, and is not sent again', async () => {
  const remote = await openCoupons('/coupons/?new&copy=1', {})
  const code = await screen.findByRole('textbox', { name: 'Code' })
  fireEvent.change(code, { target: { value: 'SPRING11' } })
  remote.server.failNext({ method: 'POST', path: 'coupons', losesAnswer: true })
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  await closeDialog()
  await waitFor(() =>
    expect(remote.notices).toMatchObject([
      {
        kind: 'success',
        message: 'Created “SPRING11”',
        description: 'Draft: learners can’t use it until you publish.',
      },
    ]),
  )
  expect(await fetchCoupons(remote.api)).toHaveLength(2)
})

// proves B77
test('lists every seeded coupon of a server with only the specified API', async () => {
  const { api } = await renderRemote(commerce, { path: '/coupons/', answers: {} })
  const { length } = await fetchCoupons(api)
  expect(await screen.findByText(`${length} coupons`)).toBeVisible()
})

// proves B75
test('archives several coupons with one write each when the answer has no data', async () => {
  const remote = await openCoupons('/coupons/', { writes: 'none' }, ['SPRING10', 'SPRING11'])
  await remote.user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await remote.user.click(await screen.findByRole('button', { name: 'Archive' }))
  const dialog = await screen.findByRole('dialog', { name: /^Archive/ })
  await remote.user.dblClick(within(dialog).getByRole('button', { name: 'Archive' }))
  expect(await within(dialog).findByText('2 coupons archived.')).toBeVisible()
  expect(await fetchCoupons(remote.api)).toMatchObject([{ status: 'archived' }, { status: 'archived' }])
  expect(writesOf(remote, 2)).toHaveLength(2)
})

// proves B75
test('imports a file with one write a row, and no row twice, when the answer has no data', async () => {
  const remote = await openCoupons('/coupons/?import', { writes: 'none' })
  const lines = [
    'code,description,type,amount,starts_at,expires_at,limit,campaign,status',
    'SPRING10,There already,fixed,12.5,2030-03-01,2030-05-31,500,Spring,published',
    'NEW-01,First,percentage,10,2030-12-01,2030-12-31,500,Winter,published',
  ]
  const field = await screen.findByLabelText('CSV file')
  await remote.user.upload(field, new File([lines.join('\n')], 'winter.csv', { type: 'text/csv' }))
  await remote.user.dblClick(await screen.findByRole('button', { name: 'Import 1 coupon' }))
  expect(await screen.findByText('1 coupon created.')).toBeVisible()
  expect(await find(remote, 'NEW-01')).toMatchObject({ amount: 10, limit: 500, status: 'published' })
  expect(writesOf(remote)).toEqual(['POST coupons'])
})

// proves B75
test('creates a batch of codes with one write each when the answer has no data', async () => {
  const remote = await openCoupons('/coupons/?generate', { writes: 'none' })
  for (const [label, text] of [
    ['Prefix', 'GIFT-'],
    ['Random characters', '6'],
    ['How many codes', '3'],
    ['Amount', '25'],
  ] as const) {
    const input = await screen.findByLabelText(label, { selector: 'input[type=text]' })
    fireEvent.change(input, { target: { value: text } })
  }
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2030-12-31' } })
  await remote.user.dblClick(screen.getByRole('button', { name: 'Create 3 coupons' }))
  expect(await screen.findByText('3 coupons created.')).toBeVisible()
  expect(await fetchCoupons(remote.api)).toHaveLength(4)
  expect(writesOf(remote)).toHaveLength(3)
})
