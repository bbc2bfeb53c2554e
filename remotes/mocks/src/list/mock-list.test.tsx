import { toBookTitle } from '@console/ielts'
import { mockListSchema } from '@console/ielts/schemas'
import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import mocks from '../remote.ts'

const mock = {
  id: 1,
  ielts_book: 'Harbour Practice Tests 1',
  type: 'academic',
  name: 'Harbour 1, Test 1',
  duration: 60,
  total_question: 2,
  total_marks: 27,
  status: 'in review',
  chances: 3,
  fee: '2.5',
}

const sections = [
  { section: 'writing', title: 'Writing mocks' },
  { section: 'reading', title: 'Reading mocks' },
  { section: 'listening', title: 'Listening mocks' },
] as const

const byName = (left: { name: string }, right: { name: string }) =>
  new Intl.Collator('en', { numeric: true }).compare(left.name, right.name)

const readNames = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[1]?.textContent ?? [])

function expectNames(records: readonly { name: string }[]) {
  const cells = readNames()
  expect(cells).toHaveLength(records.length)
  for (const [index, { name }] of records.entries()) expect(cells[index]).toMatch(name)
}

// proves 2.25
test.each(sections)('lists the $section mocks of the server by name', async ({ section, title }) => {
  const { api } = await renderRemote(mocks, { path: `/mocks/${section}/` })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · IELTS console`)
  const records = await fetchMocks(api, section)
  expect(await screen.findByText(`${records.length} ${section} mocks`)).toBeVisible()
  expectNames(records.toSorted(byName))
})

// proves 3.13, 4.13
test('a row shows book, type, duration, questions, marks, the server’s status, chances and fee', async () => {
  const bare = {
    ...mock,
    id: 2,
    name: 'Bare',
    ielts_book: null,
    type: 'life skills',
    status: 'published',
    fee: 0,
  }
  await renderRemote(mocks, {
    path: '/mocks/writing/',
    arrange: ({ server }) =>
      server.failNext({
        method: 'GET',
        path: 'mocks/writing',
        status: 200,
        body: { status: true, data: mockListSchema.parse([mock, bare]), message: 'ok' },
      }),
  })
  const readCells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(2, 10)
      .map(({ textContent }) => textContent)
  await screen.findByRole('table')
  expect(readCells(/Harbour 1, Test 1/)).toEqual([
    'Harbour Practice Tests 1',
    'Academic',
    '60 min',
    '2',
    '27',
    'In review',
    '3',
    '$2.50',
  ])
  expect(readCells(/Bare/)).toEqual(['–', 'life skills', '60 min', '2', '27', 'Published', '3', 'Free'])
})

// proves B61
test('searching and choosing a type and a book narrow the list, and the address keeps all three', async () => {
  const { api, user, router } = await renderRemote(mocks, { path: '/mocks/writing/' })
  await screen.findByRole('table')
  const records = await fetchMocks(api, 'writing')
  const academic = records.filter(({ type }) => type === 'academic')
  await user.click(screen.getByRole('radio', { name: 'Academic' }))
  expect(await screen.findByText(`${academic.length} of ${records.length} writing mocks`)).toBeVisible()
  const book = academic.map(toBookTitle).find((title) => title !== null) ?? ''
  await user.click(screen.getByRole('combobox', { name: 'Book' }))
  await user.click(await screen.findByText(book, { selector: '[title] > *' }))
  const inBook = academic.filter((record) => toBookTitle(record) === book)
  expect(await screen.findByText(`${inBook.length} of ${records.length} writing mocks`)).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('book')).toBe(book)
  await user.type(screen.getByRole('searchbox', { name: 'Search writing mocks' }), 'no such mock')
  expect(await screen.findByRole('heading', { name: 'No writing mocks match' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText(`${records.length} writing mocks`)).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('the address restores search, type, book and sort order', async () => {
  const book = 'Harbour Practice Tests 1'
  const { api } = await renderRemote(mocks, {
    path: `/mocks/writing/?q=writing&type=academic&book=${encodeURIComponent(book)}&sort=-fee`,
  })
  await screen.findByRole('table')
  const found = (await fetchMocks(api, 'writing')).filter(
    (record) => record.type === 'academic' && toBookTitle(record) === book,
  )
  expectNames(found.toSorted((a, b) => b.fee - a.fee))
  expect(screen.getByRole('searchbox')).toHaveValue('writing')
  expect(screen.getByRole('radio', { name: 'Academic' })).toBeChecked()
  expect(screen.getByText(book, { selector: 'div[title]' })).toBeVisible()
  // Truncated in the row, complete on hover.
  expect(screen.getAllByText(book, { selector: 'td > [title]' })).toHaveLength(found.length)
  expect(screen.getByRole('columnheader', { name: 'Fee' })).toHaveAttribute('aria-sort', 'descending')
})

test('clicking a heading sorts, clicking again reverses the order, and mocks without a book stay last', async () => {
  const { user, router } = await renderRemote(mocks, { path: '/mocks/writing/' })
  const heading = await screen.findByRole('columnheader', { name: 'Book' })
  const lastBook = () => within(screen.getAllByRole('row').at(-1) ?? heading).getAllByRole('cell')[2]
  await user.click(heading)
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'))
  expect(lastBook()).toHaveTextContent('–')
  await user.click(heading)
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'))
  expect(lastBook()).toHaveTextContent('–')
  expect(router.state.location.search).toBe('?sort=-book')
})

test.each(sections)(
  'explains $section mocks and links to the first one when there are none',
  async ({ section }) => {
    const { user, router } = await renderRemote(mocks, { path: `/mocks/${section}/`, seed: 'staff-only' })
    expect(await screen.findByRole('heading', { name: `No ${section} mocks yet` })).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Create the first ${section} mock` }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/mocks/${section}/new`))
  },
)

test('on a phone a row shows the name with details below, and the fee', async () => {
  await renderRemote(mocks, { path: '/mocks/writing/', width: 390 })
  const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(headings).toEqual(['', 'Name', 'Fee', 'Actions'])
})

test('on a phone the bar of the list has what is beside it elsewhere in one menu', async () => {
  const { user, router } = await renderRemote(mocks, { path: '/mocks/writing/', width: 390 })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Export as CSV',
    'Recently deleted',
    'Problems in mocks',
    'Search in all mocks',
  ])
  await user.click(menu.getByRole('menuitem', { name: 'Search in all mocks' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mocks/search/'))
})

test('a row shows when and by whom its mock was changed, if the server says so', async () => {
  const { api, router, user } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const [{ id, name } = { id: 0, name: '' }] = await fetchMocks(api, 'writing')
  const { id: _id, ...stored } = await fetchMock(api, 'writing', id)
  await updateMock(api, 'writing', id, stored)
  await router.navigate('/mocks/writing/')
  await user.click(await screen.findByRole('combobox', { name: 'Last change' }))
  await user.click(await screen.findByText('Changed since yesterday'))
  expect(await screen.findByRole('columnheader', { name: /Updated/ })).toBeVisible()
  const [, first] = screen.getAllByRole('row')
  expect(first).toHaveTextContent(name)
  expect(first).toHaveTextContent(/just now by Amelia Hart/)
})

test('on a phone a mock’s card shows it with the server’s first answer', async () => {
  const { api, router } = await renderRemote(mocks, { path: '/mocks/speaking/', width: 390 })
  const [{ id, name } = { id: 0, name: '' }] = await fetchMocks(api, 'writing')
  const { id: _id, ...stored } = await fetchMock(api, 'writing', id)
  await updateMock(api, 'writing', id, stored)
  await router.navigate(`/mocks/writing/?q=${encodeURIComponent(name)}`)
  const [, first] = await screen.findAllByRole('row')
  expect(first).toHaveTextContent(/By Amelia Hart, just now/)
})

test('a server of the specification gets no such column', async () => {
  await renderRemote(mocks, { path: '/mocks/writing/', answers: {} })
  await screen.findByRole('table')
  expect(screen.queryByRole('columnheader', { name: /Updated/ })).toBeNull()
})

test('the column chooser ticks the columns that are shown, and one that is ticked beyond the room is shown', async () => {
  localStorage.clear()
  // Wide enough for a table without spare columns.
  const main = document.createElement('main')
  Object.defineProperty(main, 'clientWidth', { value: 1000 })
  document.body.append(main)
  onTestFinished(() => main.remove())
  const { user } = await renderRemote(mocks, { path: '/mocks/reading/', features: { versions: true } })
  await screen.findByRole('table')
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await user.click(screen.getByRole('button', { name: 'View options' }))
  const panel = within(await screen.findByRole('region', { name: 'View options' }))
  const ticked = () =>
    panel.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent ?? '')
  await waitFor(() => expect(ticked()).toContain('Problems'))
  expect(headings()).toEqual(expect.arrayContaining(ticked()))
  expect(ticked()).not.toContain('Type')
  await user.click(panel.getByRole('checkbox', { name: 'Updated' }))
  await waitFor(() => expect(headings()).toContain('Updated'))
  expect(ticked()).toContain('Updated')
  await user.click(panel.getByRole('checkbox', { name: 'Updated' }))
  await waitFor(() => expect(headings()).not.toContain('Updated'))
})
