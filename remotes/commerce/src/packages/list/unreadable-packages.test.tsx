import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'

const gold = {
  ...{ id: 1, name: 'Gold', coins: 2000, gems: 5, price: '20.00', status: 'published' },
  ...{ created_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-02T10:00:00Z' },
}
const free = { ...gold, id: 7, name: 'Free', status: 'sold' }
const silver = { ...gold, id: 2, name: 'Silver', status: 'draft' }

const toAnswer = (data: unknown) => ({
  ...{ method: 'GET', path: 'packages', status: 200, times: 9 },
  body: { status: true, data, message: 'ok' },
})

const open = (data: unknown, path = '/packages/', width = 1440) =>
  renderRemote(commerce, { path, width, arrange: ({ server }) => server.failNext(toAnswer(data)) })

test.each([1440, 390])(
  'at %i pixels an unreadable package is a row after the others that says why, and is counted above them',
  async (width) => {
    await open([gold, free, silver], '/packages/', width)
    const row = await screen.findByRole('row', { name: /Package 7 could not be read/ })
    expect(row).toHaveTextContent(
      'data[1].status: Status must be published, draft, or archived, but is “sold”',
    )
    expect(screen.getAllByRole('row').at(-1)).toBe(row)
    expect(screen.getByRole('row', { name: /Silver/ })).toBeVisible()
    expect(screen.getByText('1 of 3 packages could not be read')).toBeVisible()
    expect(screen.getByText('2 packages')).toBeVisible()
  },
)

test('such a row takes the focus, and cannot be opened, selected or clicked', async () => {
  const { user, router } = await open([gold, free])
  const row = await screen.findByRole('row', { name: /Package 7/ })
  for (const role of ['link', 'button', 'checkbox'] as const) {
    expect(within(row).queryByRole(role)).not.toBeInTheDocument()
  }
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(row).toHaveFocus())
  await user.keyboard('{Enter}x.')
  await user.click(row)
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }))
  expect(await screen.findByText('1 package selected')).toBeVisible()
})

test('search and filters hide the row but never the count', async () => {
  const { user } = await open([gold, free], '/packages/?q=gold')
  expect(await screen.findByText('1 of 2 packages could not be read')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Package 7/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Archived' }))
  expect(await screen.findByRole('heading', { name: 'No packages match' })).toBeVisible()
  expect(screen.getByText('1 of 2 packages could not be read')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('row', { name: /Package 7/ })).toBeVisible()
})

test('a validation error says what is wrong with each, and copies it', async () => {
  const { user, platform } = await open([gold, free, { ...free, id: undefined }])
  await user.click(await screen.findByText('2 of 3 packages could not be read'))
  const details = within(screen.getByRole('alert'))
  expect(details.getByRole('heading', { name: 'Validation Error' })).toBeVisible()
  expect(details.getByText('Something went wrong. Please check your input.')).toBeVisible()
  expect(details.getByText('Package 7')).toHaveTextContent(
    'data[1].status: Status must be published, draft, or archived, but is “sold”',
  )
  expect(details.getByText('Row 3')).toHaveTextContent(
    'data[2].id: must be a number or its digits, but is missing',
  )
  await user.click(details.getByRole('button', { name: 'Copy Error Details' }))
  expect(await details.findByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('data[1].status')
  expect(platform.telemetryRecords).toContainEqual({
    kind: 'event',
    event: 'validation_error_copy',
    properties: expect.objectContaining({ error_count: 3 }),
  })
})

test('shows unreadable packages page by page when none of them can be read', async () => {
  const { user } = await open(Array.from({ length: 21 }, (_, index) => ({ ...free, id: index + 1 })))
  expect(await screen.findByText('21 of 21 packages could not be read')).toBeVisible()
  expect(screen.getAllByRole('row', { name: /could not be read/ })).toHaveLength(20)
  expect(screen.queryByText('No packages yet')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByRole('row', { name: /Package 21 could not be read/ })).toBeVisible()
})

test('an exported file leaves out unreadable packages, and says so', async () => {
  const { user, notices } = await open([gold, free])
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await expect
    .poll(() => notices)
    .toContainEqual(
      expect.objectContaining({
        message: '1 of 2 packages could not be read',
        description: 'The file does not include it.',
      }),
    )
})

test('the address of an unreadable package shows what is wrong with it', async () => {
  await open([gold, free], '/packages/?edit=7')
  const form = await screen.findByRole('dialog')
  expect(within(form).getByRole('heading', { name: 'Package 7 could not be read' })).toBeVisible()
  expect(form).toHaveTextContent(
    'data[1].status: Status must be published, draft, or archived, but is “sold”',
  )
  expect(form).toHaveTextContent('Nothing in this package has changed.')
  expect(form).not.toHaveTextContent('deleted')
})

// proves 5.4
test('a package that can no longer be read is neither overwritten nor reported as deleted', async () => {
  const { user, server } = await renderRemote(commerce, {
    path: '/packages/?edit=1',
    answers: {},
    arrange: ({ server }) => {
      server.failNext({ ...toAnswer([gold]), times: 1 })
      server.failNext(toAnswer([{ ...gold, status: 'sold' }]))
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('data[0].status')
  expect(screen.queryByText(/deleted/)).not.toBeInTheDocument()
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false)
})

test('publishing a package that can no longer be read fails with the reason', async () => {
  const { user, notices, server } = await renderRemote(commerce, {
    path: '/packages/',
    answers: {},
    arrange: ({ server }) => {
      server.failNext({ ...toAnswer([silver]), times: 1 })
      server.failNext(toAnswer([{ ...silver, status: 'sold' }]))
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Silver' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }))
  await expect
    .poll(() => notices)
    .toContainEqual(
      expect.objectContaining({ kind: 'error', description: expect.stringContaining('data[0].status') }),
    )
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false)
})

// proves 3.6, B40
test('shows a package in the plainest spelling like any other', async () => {
  const plain = {
    ...{ id: '3', name: 'Plain', coins: '100', gems: '0', price: '9.5', status: 'published' },
    ...{ created_at: '2026-11-01', updated_at: '2026-11-02 10:00:00' },
  }
  const foreign = {
    ...plain,
    id: 4,
    name: 'Foreign',
    currency: 'eur',
    created_at: '2026-11-01T10:00:00.123456Z',
  }
  await open([plain, foreign, { ...plain, id: '5', name: 'Null', currency: null }])
  const toCells = (name: string) => {
    const cells = within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')
    return cells.slice(2, 6).map(({ textContent }) => textContent)
  }
  await screen.findByRole('row', { name: /Plain/ })
  expect(toCells('Plain')).toEqual(['100', '0', '9.50', '0.0950'])
  expect(toCells('Null')).toEqual(['100', '0', '9.50', '0.0950'])
  expect(toCells('Foreign')).toEqual(['100', '0', '€9.50', '€0.0950'])
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
})

test('reads a time without an offset in the API’s zone', async () => {
  const now = new Date(Date.now() - 5 * 60_000 + 6 * 3_600_000).toISOString()
  const fresh = { ...gold, updated_at: now.slice(0, 19).replace('T', ' ') }
  await renderRemote(commerce, {
    path: '/packages/',
    apiTimeZone: 'Asia/Dhaka',
    arrange: ({ server }) => server.failNext(toAnswer([fresh])),
  })
  expect(await screen.findByRole('row', { name: /Gold/ })).toHaveTextContent('5 minutes ago')
})
