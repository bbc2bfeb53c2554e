import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRecordAction, chooseRowAction } from '@console/remote-kit/testing/row-action'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { createCoupon, fetchCoupons, findCoupon, updateCoupon } from '../api/coupon.api.ts'

const spring: CouponPayload = {
  code: 'SPRING10',
  description: 'For the spring intake',
  type: 'percentage',
  influencer_id: '7',
  category: 'Students',
  amount: 10,
  starts_at: '2026-03-01T00:00:00+06:00',
  expires_at: '2026-05-31 23:59:59+02:00',
  limit: 500,
  campaign: 'Spring',
  status: 'draft',
}

async function openSpring(arrange?: (given: Parameters<typeof createCoupon>[0]) => unknown) {
  const remote = await renderRemote(commerce, {
    path: '/coupons/',
    seed: 'staff-only',
    arrange: async ({ api }) => {
      await createCoupon(api, spring)
      await arrange?.(api)
    },
  })
  await remote.user.click(await screen.findByRole('link', { name: 'SPRING10' }))
  await screen.findByRole('dialog', { name: 'Edit SPRING10' })
  return remote
}

const openNew = (path = '/coupons/?new') => renderRemote(commerce, { path, seed: 'staff-only' })

/** The list behind has headings of the same names. */
const selector = 'input, textarea'
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector })

async function retype({ user }: Pick<RenderedRemote, 'user'>, label: string, text: string) {
  const field = await screen.findByLabelText(label, { selector })
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** The browser's own field gives whole moments only. */
const setMoment = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector }), { target: { value } })

const writesOf = ({ server }: RenderedRemote) =>
  server.requests.filter(({ method, path }) => method !== 'GET' && path !== 'login')

const checksOf = ({ server }: RenderedRemote) =>
  server.requests.filter(({ path }) => path.startsWith('coupons/check/')).map(({ path }) => path)

// proves 1.7, 2.20, 3.8, 7.10
test('a coupon is created with every field of the specification, its dates in the zone shown', async () => {
  const remote = await openNew()
  const { user } = remote
  await screen.findByRole('dialog', { name: 'New coupon' })
  await waitFor(() => expect(fieldOf('Code')).toHaveFocus())
  await retype(remote, 'Code', 'amara-20')
  expect(fieldOf('Code')).toHaveValue('AMARA-20')
  await retype(remote, 'Description optional', 'For followers of Amara')
  await user.click(screen.getByRole('radio', { name: 'Fixed amount' }))
  await retype(remote, 'Amount', '4.50')
  expect(screen.getByText('Valid through the last day (UTC).')).toBeVisible()
  await setMoment('First day', '2026-12-01')
  await setMoment('Last day', '2026-12-31')
  await retype(remote, 'Limit', '250')
  await retype(remote, 'Influencer optional', '42')
  await retype(remote, 'Campaign optional', 'Winter')
  await retype(remote, 'Category optional', 'Followers')
  await user.click(screen.getByRole('radio', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Create coupon' }))

  expect(await screen.findByRole('row', { name: /AMARA-20/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() =>
    expect(remote.notices).toMatchObject([{ kind: 'success', message: 'Created “AMARA-20”' }]),
  )
  expect(await fetchCoupons(remote.api)).toMatchObject([
    {
      code: 'AMARA-20',
      description: 'For followers of Amara',
      type: 'fixed',
      amount: 4.5,
      starts_at: '2026-12-01T00:00:00.000Z',
      expires_at: '2026-12-31T23:59:59.000Z',
      limit: 250,
      influencer_id: 42,
      campaign: 'Winter',
      category: 'Followers',
      status: 'published',
      updated_by: 'Amelia Hart',
    },
  ])
})

// proves 3.8, 7.10
test('the form shows who last changed the coupon, and sends untouched fields as they were', async () => {
  const remote = await openSpring()
  expect(screen.getByText(/Updated by Amelia Hart/)).toBeVisible()
  await retype(remote, 'Limit', '600')
  await remote.user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(remote.notices).toMatchObject([{ kind: 'success', message: 'Saved “SPRING10”' }]),
  )
  expect(await fetchCoupons(remote.api)).toMatchObject([{ ...spring, limit: 600 }])
})

test('an end in the middle of a day is shown with its time and kept, and a day that is typed is whole', async () => {
  const remote = await openSpring()
  expect(fieldOf('First day')).toHaveValue('28 Feb 2026, 18:00')
  expect(fieldOf('Last day')).toHaveValue('31 May 2026, 21:59:59')
  await retype(remote, 'Last day', '2026-05-31')
  await remote.user.tab()
  expect(fieldOf('Last day')).toHaveValue('31 May 2026')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  expect(await fetchCoupons(remote.api)).toMatchObject([
    { starts_at: spring.starts_at, expires_at: '2026-05-31T23:59:59.000Z' },
  ])
})

test('common date ranges take one click, and the draft keeps them', async () => {
  const remote = await openNew()
  await retype(remote, 'Code', 'FOREVER')
  const start = fieldOf('First day').value
  await remote.user.click(screen.getByRole('button', { name: 'No end date' }))
  expect(fieldOf('First day')).toHaveValue(start)
  expect(fieldOf('Last day')).toHaveValue('31 Dec 2037')
  expect(screen.getByText('No end date (stored as 31 Dec 2037, UTC).')).toBeVisible()
  await retype(remote, 'Amount', '10')
  await retype(remote, 'Limit', '5')
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  expect(await screen.findByRole('row', { name: /FOREVER .*From \d/ })).toBeVisible()
})

test('sends none of the fields that are the server’s own, and they stay', async () => {
  const remote = await openSpring(async (api) => {
    const [record] = await fetchCoupons(api)
    if (record !== undefined) await updateCoupon(api, record.id, { ...spring, used_count: 12 })
  })
  await retype(remote, 'Campaign optional', '')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  expect(writesOf(remote).at(-1)?.body).toEqual({ ...spring, campaign: null })
  expect(await fetchCoupons(remote.api)).toMatchObject([{ ...spring, campaign: null, used_count: 12 }])
})

test('an empty form explains every missing field, and sends nothing', async () => {
  const remote = await openNew()
  await remote.user.click(await screen.findByRole('button', { name: 'Create coupon' }))
  for (const [label, message] of [
    ['Code', 'Code must be 3 to 32 characters: A–Z, 0–9, _ or -'],
    ['Amount', 'Enter an amount in numbers, such as 10'],
    ['Last day', 'Enter the last day'],
    ['Limit', 'Enter how many times the code can be used, such as 500'],
  ] as const) {
    await waitFor(() => expect(fieldOf(label)).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(fieldOf(label)).toBeInvalid()
  }
  await waitFor(() => expect(fieldOf('Code')).toHaveFocus())
  expect(writesOf(remote)).toEqual([])
})

test('accepts a discount and a limit as people write them', async () => {
  const remote = await openSpring()
  expect(screen.queryByText(/^Understood/)).not.toBeInTheDocument()
  await retype(remote, 'Amount', '20%')
  expect(await screen.findByText('Will be saved as 20%')).toBeVisible()
  await retype(remote, 'Limit', '1 500')
  expect(await screen.findByText('Will be saved as 1,500 uses')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  expect(await fetchCoupons(remote.api)).toMatchObject([{ ...spring, amount: 20, limit: 1500 }])
})

test.each(['WELCOME10\u200b', '\ufeffwel\u00adcome\u206010\u200f', 'ＷＥＬＣＯＭＥ１０'])(
  'a code that looks right is right, whatever unseen signs were pasted with it: %j',
  async (pasted) => {
    const remote = await openNew()
    await retype(remote, 'Code', pasted)
    expect(await screen.findByText('Available')).toBeVisible()
    expect(checksOf(remote)).toEqual(['coupons/check/WELCOME10'])
    expect(fieldOf('Code')).toHaveValue('WELCOME10')
  },
)

test('numbers in the digits of other scripts are read', async () => {
  const remote = await openSpring()
  await retype(remote, 'Amount', '۱۹٫۵۰٪')
  expect(await screen.findByText('Will be saved as 19.5%')).toBeVisible()
  await retype(remote, 'Limit', '１５００')
  await retype(remote, 'Influencer optional', '१२')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  expect(await fetchCoupons(remote.api)).toMatchObject([{ amount: 19.5, limit: 1500 }])
})

test('the number of a percentage does not become an amount of money when the type changes, and is back with its type', async () => {
  const remote = await openSpring()
  await retype(remote, 'Amount', '50')
  fireEvent.click(screen.getByRole('radio', { name: 'Fixed amount' }))
  expect(await screen.findByText('In the currency of the package. Before: 50%')).toBeVisible()
  expect(fieldOf('Amount')).toHaveValue('')
  await retype(remote, 'Amount', '2.999')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('A fixed amount can have at most 2 decimals')).toBeVisible()
  await retype(remote, 'Amount', '1,000,000,000')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('A fixed amount can be at most 999,999,999')).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: 'Percentage' }))
  expect(fieldOf('Amount')).toHaveValue('50')
  fireEvent.click(screen.getByRole('radio', { name: 'Fixed amount' }))
  await retype(remote, 'Amount', '7.5')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  expect(await fetchCoupons(remote.api)).toMatchObject([{ ...spring, type: 'fixed', amount: 7.5 }])
})

test('typing an amount while the other discount type is loading continues in the same field', async () => {
  await openSpring()
  const amount = fieldOf('Amount')
  fireEvent.click(screen.getByRole('radio', { name: 'Fixed amount' }))
  amount.focus()
  expect(await screen.findByText('In the currency of the package. Before: 10%')).toBeVisible()
  expect(amount).toHaveFocus()
})

test('offers to generate a code for a new coupon only, so that a published code is not replaced', async () => {
  const { user, router } = await openSpring()
  expect(screen.queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(() => router.navigate('/coupons/?new'))
  expect(await screen.findByRole('button', { name: 'Generate' })).toBeVisible()
})

test('refuses more than 100 per cent and an end before the start without sending anything', async () => {
  const remote = await openSpring()
  await retype(remote, 'Amount', '101')
  await setMoment('Last day', '2026-01-01T00:00:00')
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('A percentage can be at most 100')).toBeVisible()
  expect(screen.getByText('The last day cannot be before the first')).toBeVisible()
  expect(writesOf(remote).filter(({ method }) => method === 'PUT')).toEqual([])
})

/** Everything that a new coupon needs, the code last. */
async function fillNew(remote: RenderedRemote, code: string) {
  await retype(remote, 'Amount', '10')
  await setMoment('Last day', '2030-01-01')
  await retype(remote, 'Limit', '5')
  await retype(remote, 'Code', code)
}

// proves 7.11, B30
test('checks a code once, when typing pauses', async () => {
  const remote = await openSpring()
  await chooseNew(remote)
  await remote.user.type(await screen.findByLabelText('Code', { selector }), 'SPRING10')
  expect(screen.getByText('Checking whether the code is available…')).toBeVisible()
  expect(await screen.findByText(/^SPRING10 already exists/)).toBeVisible()
  const [listed] = await fetchCoupons(remote.api)
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    `/coupons/?edit=${listed?.id}`,
  )
  expect(checksOf(remote)).toEqual(['coupons/check/SPRING10'])
  await remote.user.type(fieldOf('Code'), '0')
  expect(await screen.findByText('Available')).toBeVisible()
})

// proves B30
test('cancels the check of a code that is typed over', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const remote = await openNew()
  remote.server.failNext({ method: 'GET', path: 'coupons/check/FIRST', hang: true })
  const listQuestions = () => sent.mock.calls.filter(([url]) => String(url).endsWith('/coupons/check/FIRST'))
  await retype(remote, 'Code', 'FIRST')
  await waitFor(() => expect(listQuestions()).toHaveLength(1))
  expect(listQuestions()[0]?.[1]?.signal?.aborted).toBe(false)
  await retype(remote, 'Code', 'SECOND')
  await waitFor(() => expect(listQuestions()[0]?.[1]?.signal?.aborted).toBe(true))
  expect(await screen.findByText('Available')).toBeVisible()
})

test('offers again what was typed into an abandoned new coupon', async () => {
  const remote = await openNew()
  await retype(remote, 'Code', 'HALF-DONE')
  await retype(remote, 'Limit', '12')
  expect(await screen.findByText('Draft kept on this device')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await remote.user.click(await screen.findByRole('button', { name: 'Leave, keep draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await act(() => remote.router.navigate('/coupons/?new'))
  await remote.user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(fieldOf('Code')).toHaveValue('HALF-DONE'))
  expect(fieldOf('Limit')).toHaveValue('12')
})

test('does not check a coupon’s own code', async () => {
  const remote = await openSpring()
  await retype(remote, 'Code', 'SPRING10')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(checksOf(remote).filter((path) => path.endsWith('/SPRING10'))).toEqual([])
})

// proves 8.16, B30
test.each([
  ['an error', { status: 500 }],
  ['no answer to the question', { status: 200, body: { status: true, data: {} } }],
])(
  'after %s the check says that it failed and no more, and the server’s answer to the save decides',
  async (_, answer) => {
    const remote = await openSpring()
    await chooseNew(remote)
    const checked = { method: 'GET', path: 'coupons/check/SPRING10', ...answer }
    remote.server.failNext(checked)
    await fillNew(remote, 'SPRING10')
    await waitFor(() => expect(checksOf(remote)).toEqual([checked.path]))
    expect(await screen.findByText(/^Could not be checked/)).toBeVisible()
    expect(fieldOf('Code')).not.toBeInvalid()
    expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument()
    expect(remote.notices).toEqual([])
    await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
    expect(await screen.findByText('This code is already taken')).toBeVisible()
    expect(checksOf(remote)).toEqual([checked.path])
  },
)

test.each([
  [1, /^WINTER already exists/],
  ['1', /^WINTER already exists/],
  [0, 'Available'],
  ['0', 'Available'],
])('a check that answers %j is understood', async (exists, text) => {
  const remote = await openNew()
  const body = { status: true, data: { exists } }
  remote.server.failNext({ method: 'GET', path: 'coupons/check/WINTER', status: 200, body })
  await retype(remote, 'Code', 'WINTER')
  expect(await screen.findByText(text)).toBeVisible()
  // The list has no such coupon to open.
  expect(screen.queryByRole('link', { name: 'Open it' })).not.toBeInTheDocument()
})

// proves 7.11
test('a code that another coupon has is reported at the field, and nothing is sent', async () => {
  const remote = await openSpring()
  await chooseNew(remote)
  await fillNew(remote, 'SPRING10')
  expect(await screen.findByText(/^SPRING10 already exists/)).toBeVisible()
  const before = writesOf(remote).length
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  await waitFor(() => expect(fieldOf('Code')).toHaveFocus())
  expect(fieldOf('Code')).toBeInvalid()
  expect(screen.getByText(/^SPRING10 already exists/)).toBeVisible()
  expect(screen.queryByText('Choose a code that no other coupon has')).not.toBeInTheDocument()
  expect(writesOf(remote)).toHaveLength(before)
  await remote.user.type(fieldOf('Code'), '0')
  expect(await screen.findByText('Available')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  expect(await screen.findByRole('row', { name: /SPRING100/ })).toBeVisible()
})

// proves 7.11
test('saving does not wait for a check in progress: the server’s answer decides', async () => {
  const remote = await openSpring()
  await chooseNew(remote)
  remote.server.failNext({ method: 'GET', path: 'coupons/check/SPRING10', hang: true })
  await fillNew(remote, 'SPRING10')
  await waitFor(() => expect(checksOf(remote)).toHaveLength(1))
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  expect(await screen.findByText('This code is already taken')).toBeVisible()
  await waitFor(() => expect(fieldOf('Code')).toHaveFocus())
})

test('recognises its own new coupon after a lost answer although its code is now taken', async () => {
  const remote = await openNew()
  await fillNew(remote, 'WINTER10')
  expect(await screen.findByText('Available')).toBeVisible()
  remote.server.failNext({ method: 'POST', path: 'coupons', losesAnswer: true })
  remote.server.failNext({ method: 'GET', path: 'coupons', times: 1 })
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  await screen.findByRole('alert')
  await retype(remote, 'Code', 'WINTER1')
  await remote.user.type(fieldOf('Code'), '0')
  expect(await screen.findByText(/^WINTER10 already exists/)).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe('Created “WINTER10”'))
  expect(await fetchCoupons(remote.api)).toHaveLength(1)
})

// proves 7.11
test('the server’s answer to the save overrides the check, and is shown at the field', async () => {
  const remote = await openSpring()
  await chooseNew(remote)
  remote.server.failNext({
    method: 'GET',
    path: 'coupons/check/SPRING10',
    status: 200,
    body: { status: true, data: { exists: false }, message: 'ok' },
  })
  await fillNew(remote, 'SPRING10')
  expect(await screen.findByText('Available')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  expect(await screen.findByText('This code is already taken')).toBeVisible()
  await waitFor(() => expect(fieldOf('Code')).toHaveFocus())
  expect(await fetchCoupons(remote.api)).toHaveLength(1)
})

// proves B34
test('a generated code is checked like a typed one', async () => {
  const remote = await openNew()
  await remote.user.click(await screen.findByRole('button', { name: 'Generate' }))
  const field = fieldOf('Code')
  expect(field.value).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  expect(await screen.findByText('Available')).toBeVisible()
  const first = field.value
  await remote.user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(field.value).not.toBe(first)
})

// proves 1.7, 2.20, B28
test('a copy has everything except the code, and is a draft', async () => {
  const remote = await openSpring(async (api) => {
    const [record] = await fetchCoupons(api)
    if (record !== undefined) await updateCoupon(api, record.id, { ...spring, status: 'published' })
  })
  await remote.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await chooseRowAction(remote, 'SPRING10', 'Duplicate')
  await screen.findByRole('dialog', { name: 'New coupon' })
  expect(remote.router.state.location.search).toMatch(/^\?new&copy=\d+$/)
  expect(fieldOf('Code')).toHaveValue('')
  await retype(remote, 'Code', 'SPRING11')
  await remote.user.click(screen.getByRole('button', { name: 'Create coupon' }))
  expect(await screen.findByRole('row', { name: /SPRING11/ })).toBeVisible()
  const copied = (await fetchCoupons(remote.api)).find(({ code }) => code === 'SPRING11')
  expect(copied).toMatchObject({
    description: spring.description,
    amount: 10,
    limit: 500,
    campaign: 'Spring',
    category: 'Students',
    status: 'draft',
  })
  expect(Date.parse(copied?.expires_at ?? '')).toBe(Date.parse(spring.expires_at))
})

test('deleting from the form can be undone', async () => {
  const remote = await openSpring()
  await chooseRecordAction(remote, 'Delete')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'SPRING10' })).not.toBeInTheDocument())
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  act(() => remote.notices[0]?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'SPRING10' })).toBeVisible()
  expect(await fetchCoupons(remote.api)).toHaveLength(1)
})

test('shows what somebody else saved meanwhile beside what was typed, dates with their zone', async () => {
  const remote = await openSpring()
  await setMoment('Last day', '2026-07-01T00:00:00')
  const [record] = await fetchCoupons(remote.api)
  if (record === undefined) throw new Error('The coupon is gone')
  await updateCoupon(remote.api, record.id, { ...spring, expires_at: '2026-06-15T00:00:00Z' })
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  const conflict = await screen.findByRole('dialog', { name: 'This coupon was changed elsewhere' })
  expect(within(conflict).getByText('15 Jun 2026, 00:00')).toBeVisible()
  expect(within(conflict).getByText('1 Jul 2026, 00:00')).toBeVisible()
})

const readsOf = ({ server }: RenderedRemote) =>
  server.requests.filter(({ path }) => /^coupons\/\d+$/.test(path)).map(({ method }) => method)

// proves 7.10
test('reads a coupon opened by address by its id, and one chosen from the list not again', async () => {
  const remote = await openSpring()
  expect(readsOf(remote)).toEqual([])
  const [record] = await fetchCoupons(remote.api)
  if (record === undefined) throw new Error('The coupon is gone')
  await remote.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // The list of this tab knows nothing of it.
  await updateCoupon(remote.api, record.id, { ...spring, code: 'SPRING25', amount: 25 })
  await act(() => remote.router.navigate(`/coupons/?edit=${record.id}`))
  expect(await screen.findByRole('dialog', { name: 'Edit SPRING25' })).toBeVisible()
  expect(fieldOf('Amount')).toHaveValue('25')
  expect(readsOf(remote)).toEqual(['PUT', 'GET'])
})

test('an address opens a coupon that the list does not have yet', async () => {
  const remote = await renderRemote(commerce, { path: '/coupons/', seed: 'staff-only' })
  await screen.findByRole('heading', { name: 'No coupons yet' })
  await createCoupon(remote.api, spring)
  await act(() => remote.router.navigate('/coupons/?edit=1'))
  expect(await screen.findByRole('dialog', { name: 'Edit SPRING10' })).toBeVisible()
})

test('a coupon that cannot be read says why and can be retried', async () => {
  const path = 'coupons/999999'
  const body = { status: false, message: 'The database is resting' }
  const remote = await renderRemote(commerce, {
    path: '/coupons/?edit=999999',
    arrange: ({ server }) => server.failNext({ method: 'GET', path, status: 422, body }),
  })
  expect(await screen.findByRole('heading', { name: 'Coupon 999999 could not be read' })).toBeVisible()
  expect(screen.getByText('The database is resting')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Coupon 999999 was not found' })).toBeVisible()
})

// proves 1.7, 2.20, 7.10
test('deletes a coupon for good: the server receives the call, and a reload does not bring it back', async () => {
  const remote = await openSpring()
  const [record] = await fetchCoupons(remote.api)
  await chooseRecordAction(remote, 'Delete')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'SPRING10' })).not.toBeInTheDocument())
  expect(writesOf(remote).filter(({ method }) => method === 'DELETE')).toEqual([])
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() =>
    expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “SPRING10”' }),
  )
  expect(writesOf(remote).filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: `coupons/${record?.id}` },
  ])
  expect(readsOf(remote)).toEqual(['GET', 'DELETE'])
  cleanup()
  await renderRemote(commerce, { path: '/coupons/', seed: 'staff-only' })
  expect(await screen.findByRole('heading', { name: 'No coupons yet' })).toBeVisible()
  expect(await findCoupon(remote.api, record?.id ?? 0)).toBeNull()
})

test('says that a coupon does not exist instead of showing an empty form', async () => {
  const { user } = await renderRemote(commerce, { path: '/coupons/?edit=999999' })
  expect(await screen.findByRole('heading', { name: 'Coupon 999999 was not found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

/** From the form of one coupon to that of a new one. */
async function chooseNew({ user, router }: RenderedRemote) {
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(() => router.navigate('/coupons/?new'))
  await screen.findByRole('dialog', { name: 'New coupon' })
}

test('texts of a coupon have the direction of their own words', async () => {
  await openSpring()
  for (const label of ['Description', 'Influencer', 'Campaign', 'Category'].map((name) => `${name} optional`))
    expect(fieldOf(label)).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('cell', { name: 'Spring' })).toHaveAttribute('dir', 'auto')
})
