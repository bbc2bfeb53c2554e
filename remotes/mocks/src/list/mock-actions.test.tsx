import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchMock, fetchMocks, type ServedSection } from '../api/mock.api.ts'
import mocks from '../remote.ts'

async function openMenu(section: ServedSection) {
  const remote = await renderRemote(mocks, { path: `/mocks/${section}/` })
  await screen.findByRole('table')
  const record = (await fetchMocks(remote.api, section)).toSorted((a, b) => a.name.localeCompare(b.name))[0]
  if (record === undefined) throw new Error(`There is no ${section} mock`)
  const row = screen
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.startsWith(record.name) === true)
  await remote.user.click(within(row ?? document.body).getByRole('button', { name: /^Actions for / }))
  return { ...remote, record, menu: await screen.findByRole('menu') }
}

const choose = ({ user }: Pick<RenderedRemote, 'user'>, menu: HTMLElement, name: string) =>
  user.click(within(menu).getByRole('menuitem', { name }))

const open = { label: 'Open', onClick: expect.any(Function) }
const created = {
  kind: 'success',
  description: 'Learners do not see it until it is published.',
  action: open,
}

// proves B63
test.each(['writing', 'reading', 'listening'] as const)(
  'a %s mock is duplicated with all its questions as a draft',
  async (section) => {
    const remote = await openMenu(section)
    await choose(remote, remote.menu, 'Duplicate')
    const name = `Copy of ${remote.record.name}`
    await waitFor(() => expect(remote.notices.at(-1)).toEqual({ ...created, message: `Created “${name}”` }))
    const copy = (await fetchMocks(remote.api, section)).find((row) => row.name === name)
    expect(copy?.status).toBe('draft')
    const key = `${section}_questions` as const
    const [original, stored] = await Promise.all([
      fetchMock(remote.api, section, remote.record.id),
      fetchMock(remote.api, section, copy?.id ?? 0),
    ])
    expect(withoutIds(stored[key])).toEqual(withoutIds(original[key]))
    const [ids, originalIds] = [readAll(stored[key], ['id']), readAll(original[key], ['id'])]
    expect(ids).toHaveLength(originalIds.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => originalIds.includes(id))).toEqual([])
    // References to questions of the original now point to those of the copy.
    const references = readAll(stored[key], referenceFields)
    expect(references).toHaveLength(readAll(original[key], referenceFields).length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  },
)

// proves 4.8
test('announces a copy that takes longer than a second, and then its result', async () => {
  const remote = await openMenu('writing')
  const { name } = remote.record
  const answer = Promise.withResolvers<void>()
  // The health column may read the mock at any moment.
  remote.server.failNext({ method: 'POST', path: 'mocks/writing', until: answer.promise })
  await choose(remote, remote.menu, 'Duplicate')
  const loading = { kind: 'loading', message: `Duplicating “${name}”…` }
  await waitFor(() => expect(remote.notices).toEqual([loading]))
  answer.resolve()
  const success = { ...created, message: `Created “Copy of ${name}”` }
  await waitFor(() => expect(remote.notices).toEqual([success]))
})

test('a copy that the server refuses late shows the reason in the same notification', async () => {
  const remote = await openMenu('writing')
  const { name } = remote.record
  const answer = Promise.withResolvers<void>()
  const body = { status: false, message: 'There are too many mocks' }
  remote.server.failNext({
    method: 'POST',
    path: 'mocks/writing',
    status: 409,
    body,
    until: answer.promise,
  })
  await choose(remote, remote.menu, 'Duplicate')
  await waitFor(() => expect(remote.notices).toMatchObject([{ kind: 'loading' }]))
  answer.resolve()
  await waitFor(() =>
    expect(remote.notices.at(-1)).toEqual({
      kind: 'error',
      message: `“${name}” was not duplicated`,
      description: body.message,
    }),
  )
})

const misshapen = { status: true, message: 'ok', data: { id: 7, name: 'A mock without the rest' } }

// proves 5.9
test.each([
  ['in a shape that nobody knows', { status: 200, body: misshapen, isTaken: true }, /duration: /],
  ['never', { losesAnswer: true }, /could not be reached/],
])('a copy that was created although the answer was %s is found in the list', async (_how, fault, reason) => {
  const remote = await openMenu('writing')
  remote.server.failNext({ method: 'POST', path: 'mocks/writing', ...fault })
  await choose(remote, remote.menu, 'Duplicate')
  const name = `Copy of ${remote.record.name}`
  const message = `Created “${name}” (checked in the list)`
  const success = { kind: 'success', message, description: expect.stringMatching(reason), action: open }
  await waitFor(() => expect(remote.notices.at(-1)).toEqual(success))
  expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(remote.server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

// proves 5.9
test('a copy with an unreadable answer counts as failed if the list does not contain it', async () => {
  const remote = await openMenu('writing')
  remote.server.failNext({ method: 'POST', path: 'mocks/writing', status: 200, body: misshapen })
  await choose(remote, remote.menu, 'Duplicate')
  const message = `“${remote.record.name}” was not duplicated`
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ kind: 'error', message }))
  expect(remote.notices.at(-1)?.description).toMatch(/^The server’s answer was not understood: .*duration: /)
})

test('checks for a copy with an unknown result on retry, and does not create it twice', async () => {
  const remote = await openMenu('writing')
  const { name } = remote.record
  remote.server.failNext({ method: 'POST', path: 'mocks/writing', losesAnswer: true })
  remote.server.failNext({ method: 'GET', path: 'mocks/writing', status: 403 })
  await choose(remote, remote.menu, 'Duplicate')
  const message = `Perhaps “${name}” was not duplicated`
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ kind: 'error', message }))
  await chooseRowAction(remote, name, 'Duplicate')
  const success = { ...created, message: `Created “Copy of ${name}”` }
  await waitFor(() => expect(remote.notices.at(-1)).toEqual(success))
  const mocks = await fetchMocks(remote.api, 'writing')
  expect(mocks.filter((mock) => mock.name === `Copy of ${name}`)).toHaveLength(1)
})

const referenceFields = ['questionId', 'dropId']

/** Leaves out ids of headings, which are those of options and stay. */
function readAll(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => readAll(entry, names))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => {
    if (key === 'heading') return []
    return names.includes(key) && field !== null ? [field] : readAll(field, names)
  })
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key]) => !['id', ...referenceFields].includes(key))
  return Object.fromEntries(
    fields.map(([key, field]) => [key, key === 'heading' ? field : withoutIds(field)]),
  )
}

// proves 7.19
test('reading mocks cannot be deleted, and the screen says so', async () => {
  const { menu } = await openMenu('reading')
  expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  expect(screen.getByText(/Reading mocks cannot be deleted/)).toBeVisible()
})

// proves 7.19
test.each(['writing', 'listening'] as const)(
  'a deleted %s mock disappears at once, and is deleted on the server when the undo window ends',
  async (section) => {
    const remote = await openMenu(section)
    await choose(remote, remote.menu, 'Delete')
    const question = await screen.findByRole('dialog', { name: `Delete “${remote.record.name}”?` })
    expect(question).toHaveTextContent('It is published: learners will no longer be able to take it.')
    await remote.user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText(remote.record.name)).not.toBeInTheDocument())
    const deletes = () => remote.server.requests.filter(({ method }) => method === 'DELETE')
    expect(deletes()).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    const path = `mocks/${section}/${remote.record.id}`
    await waitFor(() => expect(deletes()).toMatchObject([{ path }]))
    await waitFor(() => expect(remote.notices.at(-1)?.message).toBe(`Deleted “${remote.record.name}”`))
    expect((await fetchMocks(remote.api, section)).map(({ id }) => id)).not.toContain(remote.record.id)
  },
)

// proves B19
test.each(['writing', 'listening'] as const)(
  'a pending deletion of a %s mock is sent when the tab closes, by a call that outlives the page',
  async (section) => {
    const sent = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => sent.mockRestore())
    const remote = await openMenu(section)
    await choose(remote, remote.menu, 'Delete')
    const question = await screen.findByRole('dialog', { name: `Delete “${remote.record.name}”?` })
    await remote.user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText(remote.record.name)).not.toBeInTheDocument())
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(remote.notices.at(-1)?.message).toBe(`Deleted “${remote.record.name}”`))
    const deletes = sent.mock.calls.flatMap(([url, init]) =>
      String(url).startsWith(remote.server.baseUrl) && init?.method === 'DELETE' ? [init.keepalive] : [],
    )
    expect(deletes).toEqual([true])
  },
)

// proves B61
test('filtering by mock type reads the mocks, since rows have no type', async () => {
  const { user, api, router } = await renderRemote(mocks, { path: '/mocks/writing/' })
  await screen.findByRole('table')
  const rows = await fetchMocks(api, 'writing')
  const found = await Promise.all(rows.map(({ id }) => fetchMock(api, 'writing', id)))
  const live = found.filter(({ mock_type }) => mock_type === 'live')
  await user.click(screen.getByRole('combobox', { name: 'Mock type' }))
  await user.click(await screen.findByTitle('Live'))
  expect(await screen.findByText(`${live.length} of ${rows.length} writing mocks`)).toBeVisible()
  for (const { name } of live) expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(router.state.location.search).toBe('?mock_type=live')
})

test('names mocks that the filter by type leaves out because they cannot be read', async () => {
  const { api } = await renderRemote(mocks, {
    path: '/mocks/writing/?mock_type=live',
    arrange: ({ server }) =>
      server.failNext({ method: 'GET', path: 'mocks/writing/1', status: 404, times: 9 }),
  })
  const rows = await fetchMocks(api, 'writing')
  expect(rows.map(({ id }) => id)).toContain(1)
  expect(await screen.findByText(/One mock could not be loaded, so this list leaves it out/)).toBeVisible()
})

// proves B62
test('the list shows the health of each mock by its questions', async () => {
  await expectHealthOfRows(await openByHealth('/mocks/writing/'))
})

/** Opens the mock that has no parts. */
const openByHealth = (path: string, width = 1440) =>
  renderRemote(mocks, {
    path,
    width,
    arrange: async ({ api, server }) => {
      const data = { ...(await fetchMock(api, 'writing', 1)), writing_questions: { title: '', parts: [] } }
      const body = { status: true, data, message: 'ok' }
      server.failNext({ method: 'GET', path: 'mocks/writing/1', status: 200, times: 9, body })
    },
  })

async function expectHealthOfRows({ api }: RenderedRemote) {
  const { name = '' } = (await fetchMocks(api, 'writing')).find(({ id }) => id === 1) ?? {}
  const isEmptied = (row: HTMLElement) => within(row).queryByRole('link', { name }) !== null
  await waitFor(() => {
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows)
      expect(row).toHaveTextContent(
        isEmptied(row) ? /\d (errors?|to write)/ : /No problems|1 (warning|to write)/,
      )
    expect(rows.filter(isEmptied)).toHaveLength(1)
  })
}

test('selected reading mocks can be exported, and the bar says that they cannot be deleted', async () => {
  const { user } = await renderRemote(mocks, { path: '/mocks/reading/' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  expect(bar.getByText('Reading mocks cannot be deleted.')).toBeVisible()
  expect(bar.getByRole('button', { name: 'Export' })).toBeEnabled()
  expect(bar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

test('filters mocks with errors, worst first', async () => {
  const { user, router } = await openByHealth('/mocks/writing/')
  await user.click(await screen.findByRole('combobox', { name: 'Problems' }))
  await user.click(await screen.findByTitle('With errors'))
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(/\d errors?/))
  await waitFor(() => {
    expect(within(screen.getByRole('table')).queryByText('No problems')).not.toBeInTheDocument()
  })
  expect(router.state.location.search).toBe('?health=errors&sort=-health')
})

test('sorting by health reads the mocks, and puts those without problems first', async () => {
  await openByHealth('/mocks/writing/?sort=health')
  await waitFor(() => expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/\d errors?/))
  expect(screen.getByRole('columnheader', { name: 'Problems' })).toHaveAttribute('aria-sort', 'ascending')
})

test('on a phone a row shows the health of its mock', async () => {
  await expectHealthOfRows(await openByHealth('/mocks/writing/', 390))
})
