import { renderRemote } from '@console/remote-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage, fetchPackages } from '../api/package.api.ts'

const gold = { name: 'Zz gold', coins: 2000, gems: 5, price: 20, currency: 'EUR', status: 'draft' as const }

const readNames = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])

// proves 2.19, 7.8
test('lists every package on the server, last changed first', async () => {
  const { api } = await renderRemote(commerce, { path: '/packages/' })
  expect(await screen.findByRole('heading', { name: 'Packages' })).toBeVisible()
  expect(document.title).toBe('Packages · IELTS console')
  const records = await fetchPackages(api)
  const expected = records.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
  expect(await screen.findByText(`${records.length} packages`)).toBeVisible()
  expect(readNames()).toEqual(expected.slice(0, 20).map(({ name }) => name))
})

// proves 3.6, B28, B29
test('a row shows the price in its currency, the price of a coin, the status and the last change', async () => {
  await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    arrange: ({ api }) => createPackage(api, gold),
  })
  const row = await screen.findByRole('row', { name: /Zz gold/ })
  for (const text of ['2,000', '5', '€20.00', '€0.0100', 'just now']) {
    expect(within(row).getByText(text)).toBeVisible()
  }
  expect(within(row).getAllByText('Draft').length).toBeGreaterThan(0)
})

// proves B26
test('searching and filtering narrow the list, and the address keeps both', async () => {
  const { user, router } = await renderRemote(commerce, {
    path: '/packages/',
    arrange: ({ api }) => createPackage(api, gold),
  })
  await user.type(await screen.findByRole('searchbox', { name: 'Search packages' }), 'ZZ GO')
  expect(await screen.findByText(/^1 of \d+ packages$/)).toBeVisible()
  expect(readNames()).toEqual(['Zz gold'])
  await user.click(screen.getByRole('radio', { name: 'Archived' }))
  expect(await screen.findByRole('heading', { name: 'No packages match' })).toBeVisible()
  expect(router.state.location.search).toBe('?q=ZZ+GO&status=archived')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText(/^\d+ packages$/)).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(router.state.location.search).toBe('')
})

test.each(['ＺＺ\u200b ｇｏｌｄ', 'zz\u00a0gold\u200e', 'zz go\u00adld'])(
  'finds a package by a text that looks like its name: %j',
  async (typed) => {
    const { user } = await renderRemote(commerce, {
      path: '/packages/',
      arrange: ({ api }) => createPackage(api, { ...gold, name: 'Zz\u2060 gold' }),
    })
    await user.click(await screen.findByRole('searchbox', { name: 'Search packages' }))
    await user.paste(typed)
    expect(await screen.findByText(/^1 of \d+ packages$/)).toBeVisible()
  },
)

// proves B40
test('an address with a search, a filter and a sort opens the list that way', async () => {
  const { api } = await renderRemote(commerce, { path: '/packages/?status=published&sort=-price' })
  await screen.findByRole('table')
  const published = (await fetchPackages(api)).filter(({ status }) => status === 'published')
  const expected = published
    .toSorted((a, b) => (a.currency ?? '').localeCompare(b.currency ?? '') || b.price - a.price)
    .map(({ name }) => name)
  expect(readNames()).toEqual(expected.slice(0, 20))
  expect(screen.getByRole('radio', { name: 'Published' })).toBeChecked()
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
})

test('sorts prices within each currency, and filters by currency', async () => {
  const { user } = await renderRemote(commerce, {
    path: '/packages/?sort=-price',
    seed: 'staff-only',
    arrange: async ({ api }) => {
      for (const [name, currency, price] of [
        ['Yen', 'JPY', 900],
        ['Small euro', 'EUR', 5],
        ['Large euro', 'EUR', 50],
      ] as const) {
        await createPackage(api, { ...gold, name, currency, price })
      }
    },
  })
  await screen.findByRole('table')
  expect(readNames()).toEqual(['Large euro', 'Small euro', 'Yen'])
  await user.click(screen.getByRole('combobox', { name: 'Currency' }))
  await user.click(await screen.findByTitle('JPY'))
  await waitFor(() => expect(readNames()).toEqual(['Yen']))
})

test('filters recently changed packages, last changed first', async () => {
  const { user, router } = await renderRemote(commerce, {
    path: '/packages/?sort=name',
    arrange: ({ api }) => createPackage(api, gold),
  })
  const choice = await screen.findByRole('combobox', { name: 'Last change' })
  expect(choice).toHaveTextContent('Any change date')
  act(() => choice.focus())
  await user.keyboard('{ArrowDown}')
  const lately = await screen.findByTitle('Changed in the last 24 hours')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Last change' })).toHaveFocus())
  await user.click(lately)
  await waitFor(() => expect(readNames()[0]).toBe('Zz gold'))
  expect(screen.getByText(/^\d+ of \d+ packages$/)).toBeVisible()
  expect(router.state.location.search).toBe('?updated=day')
})

test('saved views appear above the list with their counts, and open with one click', async () => {
  localStorage.clear()
  const { user, api, router } = await renderRemote(commerce, { path: '/packages/?status=draft' })
  await screen.findByRole('table')
  const drafts = (await fetchPackages(api)).filter(({ status }) => status === 'draft').length
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'View options' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Unfinished{Enter}')
  const tabs = within(await screen.findByRole('navigation', { name: 'Saved views' }))
  expect(tabs.getByRole('button', { name: `Unfinished ${drafts}`, pressed: true })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Unfinished')
  expect(screen.getByRole('button', { name: 'Replace view' })).toBeEnabled()
  await user.keyboard('?')
  expect(screen.getByRole('button', { name: 'Save view' })).toBeEnabled()
  await user.click(tabs.getByRole('button', { name: /^All/ }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await user.click(tabs.getByRole('button', { name: `Unfinished ${drafts}`, pressed: false }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=draft'))
})

test('clicking a heading sorts, and clicking again reverses the order', async () => {
  const { user, router } = await renderRemote(commerce, { path: '/packages/' })
  const heading = await screen.findByRole('columnheader', { name: 'Coins' })
  await user.click(heading)
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'))
  await user.click(heading)
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'))
  expect(router.state.location.search).toBe('?sort=-coins')
})

test('opens the list from an incomplete or outdated address', async () => {
  await renderRemote(commerce, { path: '/packages/?status=gone&sort=-colour&page=zero&edit=x' })
  expect(await screen.findByText(/^\d+ packages$/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

// proves B26
test('explains packages and offers the first one when there are none', async () => {
  const { user } = await renderRemote(commerce, { path: '/packages/', seed: 'staff-only' })
  expect(await screen.findByRole('heading', { name: 'No packages yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create the first package' }))
  expect(await screen.findByRole('dialog', { name: 'New package' })).toBeVisible()
})

test('on a phone a row shows the name with details below, the price and the actions', async () => {
  await renderRemote(commerce, { path: '/packages/', width: 390 })
  const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(headings).toEqual(['', 'Name', 'Price', 'Actions'])
})

test('on a phone the filters are behind one button with the number of filters set', async () => {
  const { user } = await renderRemote(commerce, { path: '/packages/?status=published', width: 390 })
  const button = await screen.findByRole('button', { name: 'Filter & sort · 1' })
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await user.click(button)
  await user.click(await screen.findByRole('radio', { name: 'All' }))
  expect(await screen.findByRole('button', { name: 'Filter & sort', expanded: true })).toBeVisible()
})

test('clicking near a row’s check box selects the row and does not open it', async () => {
  const { user, router } = await renderRemote(commerce, { path: '/packages/' })
  const [, first] = await screen.findAllByRole('checkbox')
  const cell = first?.closest('td')
  if (first === undefined || cell == null) throw new Error('The list has no check box')
  await user.click(cell)
  await waitFor(() => expect(first).toBeChecked())
  expect(router.state.location.search).toBe('')
})

async function openViews(path: string) {
  const remote = await renderRemote(commerce, { path })
  await remote.user.click(await screen.findByRole('button', { name: 'View options' }))
  const link = await screen.findByRole('button', { name: 'Copy a link to this view' })
  return { ...remote, link }
}

// proves 4.6, 8.6
test('copies the link to a view, and confirms it on the button and in a notice for two seconds', async () => {
  const { user, link, notices } = await openViews('/packages/?status=draft')
  await user.click(link)
  await waitFor(() => expect(link).toHaveTextContent('Copied!'))
  expect(await navigator.clipboard.readText()).toMatch(/[?&]status=draft/)
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: 'Link copied', duration: 2000 }]))
  await waitFor(() => expect(link).toHaveTextContent('Copy a link to this view'))
})

// proves 8.5
test('a link that cannot be copied is only logged: as a warning without a clipboard, else as a failure', async () => {
  const { user, link, notices, platform } = await openViews('/packages/')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'))
  await user.click(link)
  await waitFor(() => expect(platform.telemetryRecords).toEqual([failed]))
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  onTestFinished(() => clipboard.mockRestore())
  await user.click(link)
  await waitFor(() => expect(platform.telemetryRecords).toEqual([failed, unsupported]))
  expect(link).toHaveTextContent('Copy a link to this view')
  expect(notices).toEqual([])
})

const failed = { kind: 'log', level: 'error', message: 'Copying failed' }
const unsupported = { kind: 'log', level: 'warn', message: 'Clipboard is not supported' }
