import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { chooseRecordAction } from '@console/remote-kit/testing/row-action'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage, fetchPackages } from '../api/package.api.ts'

const bronze = { name: 'Bronze', coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }

/** Opens the form of a package that the server got as `record`. */
async function openBronze(options: Partial<RenderRemoteOptions> & { record?: typeof bronze } = {}) {
  const { record = bronze, arrange, ...rest } = options
  const screenParts = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    ...rest,
    arrange: async (given) => {
      await createPackage(given.api, record)
      await arrange?.(given)
    },
  })
  await screenParts.user.click(await screen.findByRole('link', { name: 'Bronze' }))
  return { ...screenParts, dialog: await screen.findByRole('dialog', { name: 'Edit Bronze' }) }
}

async function retype({ user }: Pick<RenderedRemote, 'user'>, label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label })
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

test('text typed while a package is being created is offered as a draft of that package, not of a new one', async () => {
  const remote = await renderRemote(commerce, { path: '/packages/?new', seed: 'staff-only' })
  const { user, server, router } = remote
  const created = Promise.withResolvers<void>()
  server.failNext({ method: 'POST', path: 'packages', until: created.promise })
  await screen.findByRole('dialog', { name: 'New package' })
  for (const [label, text] of Object.entries({ Name: 'Silver', Coins: '5', Gems: '0', Price: '4.90' }))
    await retype(remote, label, text)
  await user.click(screen.getByRole('button', { name: 'Create package' }))
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true))
  await retype(remote, 'Coins', '500')
  created.resolve()
  const dialog = await screen.findByRole('dialog', { name: 'Edit Silver' })
  expect(router.state.location.search).toBe('?edit=1')
  await user.click(await within(dialog).findByRole('button', { name: 'Restore' }))
  expect(screen.getByRole('textbox', { name: 'Coins' })).toHaveValue('500')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Silver', coins: 500 }])
  await user.click(screen.getByRole('button', { name: 'New package' }))
  await screen.findByRole('dialog', { name: 'New package' })
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  expect(await remote.platform.drafts.list()).toEqual([])
})

// proves 1.7, 2.19, 3.7, 7.9
test('a package is created in the form and appears in the list', async () => {
  const remote = await renderRemote(commerce, { path: '/packages/', seed: 'staff-only' })
  await remote.user.click(await screen.findByRole('button', { name: 'New package' }))
  await screen.findByRole('dialog', { name: 'New package' })
  expect(remote.router.state.location.search).toBe('?new')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  const currency = screen.getByRole('combobox', { name: 'Currency' })
  expect(currency).toHaveValue('USD')
  await retype(remote, 'Name', '  Silver  ')
  await retype(remote, 'Coins', '500')
  await retype(remote, 'Gems', '0')
  await retype(remote, 'Price', '4.90')
  await remote.user.clear(currency)
  await remote.user.type(currency, 'gbp')
  await remote.user.click(screen.getByRole('radio', { name: 'Published' }))
  await remote.user.click(screen.getByRole('button', { name: 'Create package' }))

  expect(await screen.findByRole('row', { name: /Silver/ })).toHaveTextContent('£4.90')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() =>
    expect(remote.notices).toMatchObject([
      { kind: 'success', message: 'Created “Silver”', description: 'Learners can buy it now.' },
    ]),
  )
  expect(remote.router.state.location.search).toBe('')
  expect(await fetchPackages(remote.api)).toMatchObject([
    { name: 'Silver', coins: 500, gems: 0, price: 4.9, currency: 'GBP', status: 'published' },
  ])
})

test('Publish in the form saves and publishes at once, and an error leaves the status unchanged', async () => {
  const remote = await openBronze()
  const publish = within(remote.dialog).getByRole('button', { name: 'Publish' })
  await retype(remote, 'Price', 'free')
  await remote.user.click(publish)
  expect(await screen.findByText('Enter a price in numbers, such as 9.99')).toBeVisible()
  expect(within(remote.dialog).getByRole('radio', { name: 'Draft' })).toBeChecked()
  await retype(remote, 'Price', '2')
  await remote.user.click(publish)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() =>
    expect(remote.notices).toMatchObject([
      { message: 'Saved “Bronze”', description: 'Learners can buy it now.' },
    ]),
  )
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...bronze, price: 2, status: 'published' }])
  await remote.user.click(screen.getByRole('link', { name: 'Bronze' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bronze' }))
  expect(await dialog.findByRole('radio', { name: 'Published' })).toBeChecked()
  expect(dialog.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
})

test('accepts numbers as people write them, shows how they were read, and saves them: €4,99, 1,500 and no gems', async () => {
  const remote = await renderRemote(commerce, { path: '/packages/?new', seed: 'staff-only' })
  await screen.findByRole('dialog', { name: 'New package' })
  await retype(remote, 'Name', 'Starter')
  await retype(remote, 'Coins', '1,500')
  expect(await screen.findByText('Will be saved as 1,500')).toBeVisible()
  await retype(remote, 'Price', '€4,99')
  expect(await screen.findByText('Will be saved as €4.99')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await remote.user.click(screen.getByRole('button', { name: 'Create package' }))
  expect(await screen.findByRole('row', { name: /Starter/ })).toHaveTextContent('€4.99')
  expect(await fetchPackages(remote.api)).toMatchObject([
    { name: 'Starter', coins: 1500, gems: 0, price: 4.99, currency: 'EUR' },
  ])
})

test('offers currencies by code and name, those of other packages first', async () => {
  const { user } = await openBronze({ record: { ...bronze, currency: 'BDT' } })
  const currency = screen.getByRole<HTMLInputElement>('combobox', { name: 'Currency' })
  expect(currency.list?.options).toHaveLength(0)
  await user.click(currency)
  const { list } = currency
  expect(list?.options[0]).toHaveValue('BDT')
  expect([...(list?.options ?? [])].find(({ value }) => value === 'CHF')).toHaveTextContent('Swiss Franc')
})

const saved = {
  kind: 'success',
  message: 'Saved “Bronze”',
  description: 'Learners do not see it until it is published.',
}

// proves 1.7, 2.19, 7.9
test('a package is edited in the form, and Ctrl+S saves it', async () => {
  const remote = await openBronze()
  await retype(remote, 'Price', '2')
  await remote.user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('€2.00')).toBeVisible()
  await waitFor(() => expect(remote.notices).toEqual([saved]))
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...bronze, price: 2 }])
})

test('Ctrl+S saves on a keyboard without Latin letters', async () => {
  const remote = await openBronze()
  await retype(remote, 'Price', '2')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Price' }), { key: 'س', code: 'KeyS', ctrlKey: true })
  expect(await screen.findByText('€2.00')).toBeVisible()
})

test('sends the fields of the specification, and none that are the server’s own', async () => {
  const known = { ...bronze, id: 7, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
  const { user, server } = await renderRemote(commerce, {
    path: '/packages/?edit=7',
    arrange: ({ server }) => {
      const data = { ...known, badge: 'popular', perks: { months: 3 } }
      const shown = { method: 'GET', status: 200 }
      server.failNext({ ...shown, path: 'packages', body: { status: true, data: [data] } })
      // And again before saving.
      server.failNext({ ...shown, path: 'packages/7', body: { status: true, data } })
    },
  })
  await screen.findByRole('dialog', { name: 'Edit Bronze' })
  server.failNext({ method: 'PUT', path: 'packages/7', status: 200, body: { status: true, data: null } })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => {
    const put = server.requests.find(({ method }) => method === 'PUT')
    expect(put?.body).toEqual(bronze)
  })
})

// proves B28
test('an empty form explains every missing field, focuses the first, and sends nothing', async () => {
  const { user, server } = await renderRemote(commerce, { path: '/packages/?new', seed: 'staff-only' })
  await user.click(await screen.findByRole('button', { name: 'Create package' }))
  for (const [label, message] of [
    ['Name', 'Enter a name'],
    ['Coins', 'Enter how many coins or gems the package holds'],
    ['Price', 'Enter a price in numbers, such as 9.99'],
  ]) {
    const field = await screen.findByRole('textbox', { name: label ?? '' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(field).toBeInvalid()
  }
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'S')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid())
  expect(server.requests.filter(({ method, path }) => method !== 'GET' && path !== 'login')).toEqual([])
})

// proves B15
test('saving twice in a row, by key and by button, writes once', async () => {
  const remote = await openBronze()
  await retype(remote, 'Coins', '20')
  await remote.user.keyboard('{Enter}{Enter}{Control>}s{/Control}')
  await remote.user.dblClick(screen.getByRole('button', { name: /Save changes/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(remote.server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('the form closes once the save is answered, however slowly the list behind reloads', async () => {
  const remote = await openBronze()
  await retype(remote, 'Coins', '20')
  remote.server.failNext({ method: 'GET', path: 'packages', hang: true })
  await remote.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(remote.notices).toEqual([saved]))
})

test.each(['leaves', 'is asked whether to leave'])(
  'somebody who %s during a save stays where they went when it is answered',
  async (what) => {
    const remote = await openBronze()
    const { user, router, server } = remote
    const answered = Promise.withResolvers<void>()
    server.failNext({ method: 'PUT', path: 'packages/1', until: answered.promise })
    await retype(remote, 'Coins', '20')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(server.requests.some(({ method }) => method === 'PUT')).toBe(true))
    void router.navigate('/coupons/')
    const keepDraft = await screen.findByRole('button', { name: 'Leave, keep draft' })
    if (what === 'leaves') {
      await user.click(keepDraft)
      expect(await screen.findByRole('heading', { name: 'Coupons' })).toBeVisible()
    }
    answered.resolve()
    await waitFor(() => expect(remote.notices).toEqual([saved]))
    await waitFor(async () => expect(await remote.platform.drafts.list()).toEqual([]))
    expect(await screen.findByRole('heading', { name: 'Coupons' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/coupons/')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('tells somebody who left during a save that it failed, and where their changes are', async () => {
  const remote = await openBronze()
  const { user, router, server } = remote
  const answered = Promise.withResolvers<void>()
  server.failNext({ method: 'PUT', path: 'packages/1', status: 409, until: answered.promise })
  await retype(remote, 'Coins', '20')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'PUT')).toBe(true))
  void router.navigate('/coupons/')
  await user.click(await screen.findByRole('button', { name: 'Leave, keep draft' }))
  expect(await screen.findByRole('heading', { name: 'Coupons' })).toBeVisible()
  answered.resolve()
  await waitFor(() =>
    expect(remote.notices).toMatchObject([{ kind: 'error', message: 'Package “Bronze” was not saved' }]),
  )
  expect(remote.notices[0]?.description).toMatch(/What you typed is kept under Drafts\.$/)
  expect(await remote.platform.drafts.list()).toMatchObject([{ title: 'Package “Bronze”' }])
})

test('the form opened from the list has its own address, and Back closes it', async () => {
  const { router, dialog } = await openBronze()
  expect(dialog).toBeVisible()
  expect(router.state.location.search).toMatch(/^\?edit=\d+$/)
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Bronze' })).toBeVisible()
})

test('says that a package does not exist instead of showing an empty form', async () => {
  const { user } = await renderRemote(commerce, { path: '/packages/?edit=999999' })
  expect(await screen.findByRole('heading', { name: 'Package 999999 was not found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('closing asks first when there are unsaved changes, and only then', async () => {
  const remote = await openBronze()
  await retype(remote, 'Name', 'Bronze plus')
  await remote.user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  const stay = within(question).getByRole('button', { name: 'Keep editing' })
  await waitFor(() => expect(stay).toHaveFocus())
  await remote.user.click(stay)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bronze plus')
  await retype(remote, 'Name', 'Bronze')
  await remote.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a draft with a field of a later version stays for that version, and the one before it is offered', async () => {
  const document = { name: 'Bronze', coins: '20', gems: '1', price: '1.50', currency: 'EUR', status: 'draft' }
  const later = { ...document, coins: '10', note: 'Only the later form has this field' }
  const key = { entity: 'packages', id: '1' }
  const { platform, user } = await openBronze({
    arrange: async ({ platform: { drafts } }) => {
      await drafts.write({ ...key, slot: 'one' }, document, null)
      await drafts.write({ ...key, slot: 'two' }, later, null)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByRole('textbox', { name: 'Coins' })).toHaveValue('20')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () =>
    expect((await platform.drafts.list()).map((draft) => draft.document)).toEqual([later]),
  )
})

test('the open record has its actions in one menu, and can be copied from there', async () => {
  const remote = await openBronze()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  await chooseRecordAction(remote, 'Duplicate')
  expect(await screen.findByRole('dialog', { name: 'New package' })).toBeVisible()
  expect(remote.router.state.location.search).toContain('copy=')
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
})

test('deleting from the form closes it even with unsaved changes, and can be undone', async () => {
  const remote = await openBronze()
  await retype(remote, 'Name', 'Bronze plus')
  await chooseRecordAction(remote, 'Delete')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(remote.router.state.location.search).toBe('')
  expect(screen.queryByRole('link', { name: 'Bronze' })).not.toBeInTheDocument()
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  act(() => remote.notices[0]?.action?.onClick())
  await remote.user.click(await screen.findByRole('link', { name: 'Bronze' }))
  await remote.user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bronze plus'))
  expect(await fetchPackages(remote.api)).toHaveLength(1)
})

test('a name has the direction of its own words, in the list and in the form', async () => {
  await openBronze()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('link', { name: 'Bronze' })).toHaveAttribute('dir', 'auto')
})
