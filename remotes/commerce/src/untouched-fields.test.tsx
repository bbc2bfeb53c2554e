import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from './remote.ts'

/** Answers of servers by other people, with other rules. */
const times = { created_at: '2026-11-01', updated_at: '2026-11-02 10:00:00' }
const assigned = { id: '7', ...times, updated_by: 3, deleted_at: null, used_count: 12 }

const coupons = {
  'a code in lower case, and numbers as text': {
    ...{ code: 'summer26', description: ' Two  words ', type: 'fixed', amount: '237.60', limit: '0' },
    ...{ starts_at: '2026-12-01 00:00:00', expires_at: '2026-12-31T23:59:59', influencer_id: '07' },
    ...{ campaign: '', status: 'draft' },
  },
  'a code by other rules, and nothing to take off': {
    ...{ code: 'EID 50% OFF', description: null, type: 'percentage', amount: 0, limit: 0 },
    ...{ starts_at: '2026-12-31T00:00:00+06:00', expires_at: '2026-12-01T00:00:00Z', influencer_id: null },
    ...{ campaign: null, category: ' ', status: 'draft' },
  },
}

const packages = {
  'text for numbers': { name: ' Gold ', coins: '0100', gems: '5.0', price: '237.60', currency: 'bdt' },
  'more decimals than cents, and a sign for a currency': {
    name: 'Gold',
    coins: 1.5,
    gems: -1,
    price: 12.505,
    currency: '৳',
  },
  'no currency': { name: 'Gold', coins: 1, gems: 1, price: '237.60' },
  'a currency of null': { name: 'Gold', coins: 1, gems: 1, price: 0.1, currency: null },
}

type Wire = Record<string, unknown>

/** The server has only this record, and accepts anything. */
async function open(list: 'packages' | 'coupons', wire: Wire, query = '') {
  const remote = await renderRemote(commerce, {
    path: `/${list}/${query}`,
    seed: 'staff-only',
    arrange: ({ server }) => {
      const record = { ...assigned, ...wire }
      const answer = { status: 200, times: 9 }
      server.failNext({ ...answer, method: 'GET', path: list, body: { status: true, data: [record] } })
      server.failNext({ ...answer, method: 'GET', path: `${list}/7`, body: { status: true, data: record } })
      server.failNext({ ...answer, method: 'PUT', path: `${list}/7`, body: { status: true } })
    },
  })
  await remote.user.hover(await screen.findByRole('table'))
  return remote
}

const listBodies = ({ server }: RenderedRemote) =>
  server.requests.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))

const fieldOf = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' })

async function retype(remote: RenderedRemote, label: string, text: string) {
  await remote.user.clear(await fieldOf(label))
  await remote.user.paste(text)
}

async function save(remote: RenderedRemote) {
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(listBodies(remote)).toHaveLength(1))
  expect(listBodies(remote)).toHaveLength(1)
}

// proves 3.8, 7.10
test.each(Object.entries(coupons))(
  'a coupon with %s: one field is changed, and all else is sent as it came',
  async (_, wire) => {
    const remote = await open('coupons', wire, '?edit=7')
    await retype(remote, 'Category optional', 'Eid')
    await save(remote)
    expect(listBodies(remote)).toEqual([{ ...wire, category: 'Eid' }])
  },
)

// proves 3.6, 7.9
test.each(Object.entries(packages))(
  'a package with %s: one field is changed, and all else is sent as it came',
  async (_, fields) => {
    const wire = { ...fields, status: 'draft' }
    const remote = await open('packages', wire, '?edit=7')
    await retype(remote, 'Name', 'Silver')
    await save(remote)
    expect(listBodies(remote)).toEqual([{ ...wire, name: 'Silver' }])
  },
)

test.each([
  ['coupons' as const, coupons['a code by other rules, and nothing to take off'], 'EID 50% OFF'],
  [
    'packages' as const,
    { ...packages['more decimals than cents, and a sign for a currency'], status: 'draft' },
    'Gold',
  ],
  ['packages' as const, { ...packages['no currency'], status: 'draft' }, 'Gold'],
])(
  'in the list of %s an old record gets another status, and all else is sent as it came',
  async (list, wire, name) => {
    const remote = await open(list, wire)
    await chooseRowAction(remote, name, 'Archive')
    await waitFor(() => expect(listBodies(remote)).toHaveLength(1))
    await remote.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await remote.user.click(await screen.findByRole('button', { name: 'Publish' }))
    const question = within(await screen.findByRole('dialog', { name: /^Publish 1 / }))
    await remote.user.click(question.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(listBodies(remote)).toHaveLength(2))
    expect(listBodies(remote)).toEqual([
      { ...wire, status: 'archived' },
      { ...wire, status: 'published' },
    ])
  },
)

test('a price changed in the list may lack a currency, and an unchanged old price is not judged', async () => {
  const wire = { ...packages['no currency'], price: 12.505, status: 'draft' }
  const remote = await open('packages', wire)
  const openCell = async () =>
    remote.user.click(await screen.findByRole('button', { name: 'Change the price of Gold, 12.51' }))
  await openCell()
  expect(await screen.findByRole('textbox', { name: 'Price of Gold' })).toHaveValue('12.505')
  await remote.user.keyboard('{Enter}')
  await openCell()
  await remote.user.keyboard('{Control>}a{/Control}9,5{Enter}')
  await waitFor(() => expect(listBodies(remote)).toEqual([{ ...wire, price: 9.5 }]))
  act(() => remote.notices.at(-1)?.action?.onClick())
})

test('changing an old discount in the list sends everything else as received', async () => {
  const wire = coupons['a code by other rules, and nothing to take off']
  const remote = await open('coupons', wire)
  await remote.user.click(
    await screen.findByRole('button', { name: 'Change the discount of EID 50% OFF, 0%' }),
  )
  await screen.findByRole('textbox', { name: 'Discount of EID 50% OFF' })
  await remote.user.keyboard('{Control>}a{/Control}50{Enter}')
  await waitFor(() => expect(listBodies(remote)).toEqual([{ ...wire, amount: 50 }]))
})

test('a price is shown in its currency’s format, and without a currency if the server returned none', async () => {
  const remote = await open('packages', { ...packages['no currency'], status: 'draft' }, '?edit=7')
  expect(await fieldOf('Price')).toHaveValue('237.60')
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('')
  expect(screen.getByRole('row', { name: /Gold/ })).toHaveTextContent('237.60')
  expect(screen.getByRole('row', { name: /Gold/ })).not.toHaveTextContent('$')
  await retype(remote, 'Price', '€4.99')
  await save(remote)
  expect(listBodies(remote)).toEqual([
    { ...packages['no currency'], status: 'draft', price: 4.99, currency: 'EUR' },
  ])
})

test('changed fields are judged as in a new record', async () => {
  const remote = await open('coupons', coupons['a code by other rules, and nothing to take off'], '?edit=7')
  await retype(remote, 'Limit', '-1')
  await retype(remote, 'Code', 'EID 60% OFF')
  await remote.user.click(screen.getByRole('radio', { name: 'Fixed amount' }))
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Limit must be at least 1')).toBeVisible()
  expect(screen.getByText('Enter an amount in numbers, such as 10')).toBeVisible()
  expect(screen.queryByText('The last day cannot be before the first')).not.toBeInTheDocument()
  expect(await fieldOf('Code')).toBeInvalid()
  expect(listBodies(remote)).toEqual([])
})

test('a coupon whose server tells the id of a colleague alone does not show it as a name', async () => {
  await open('coupons', coupons['a code by other rules, and nothing to take off'], '?edit=7')
  expect(await screen.findByText(/^Updated by user 3 /)).toBeVisible()
})
