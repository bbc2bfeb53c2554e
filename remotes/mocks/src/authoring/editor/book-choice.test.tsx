import { renderRemote } from '@console/remote-kit/testing'
import { failure, otherShape } from '@console/remote-kit/testing/answered-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchBooks, fetchMock, fetchMocks } from '../../api/mock.api.ts'
import { mockPaths } from '../../navigation/paths.ts'
import mocks from '../../remote.ts'

// proves 3.14
test('a book from the server is chosen by its title', async () => {
  const { api, router, user } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const [row] = await fetchMocks(api, 'reading')
  const id = row?.id ?? 0
  await router.navigate(mockPaths.reading.toEditor(id))
  await user.click(await screen.findByRole('treeitem', { name: /^Details/ }))
  const books = await fetchBooks(api)
  const choice = screen.getByRole('combobox', { name: 'Book' })
  await within(choice).findByRole('option', { name: books[0]?.title ?? '' })
  const titles = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(titles.slice(1)).toEqual(books.map(({ title }) => title))
  const before = await fetchMock(api, 'reading', id)
  const other = books.find((book) => book.id !== before.ielts_book_id)
  await user.selectOptions(choice, other?.title ?? '')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect((await fetchMock(api, 'reading', id)).ielts_book_id).toBe(other?.id))
})

test.each([
  ['fails', failure],
  ['has another shape', otherShape],
])('a mock can be written and saved although the list of books %s, and Retry loads it', async (_, answer) => {
  const { api, router, server, user } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const [row] = await fetchMocks(api, 'writing')
  const id = row?.id ?? 0
  const { ielts_book_id: own } = await fetchMock(api, 'writing', id)
  const [first] = await fetchBooks(api)
  server.failNext({ method: 'GET', path: 'all-books', ...answer, times: 8 })
  await router.navigate(mockPaths.writing.toMock(id))
  const choice = await screen.findByRole('combobox', { name: 'Book' })
  expect(choice).toHaveValue(own === null ? '' : String(own))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, ', without books')
  await user.keyboard('{Control>}s{/Control}')
  const savedName = async () => (await fetchMock(api, 'writing', id)).name
  await waitFor(async () => expect(await savedName()).toMatch(/, without books$/))
  const saying = await screen.findByText(/The list of books could not be loaded/)
  server.reset()
  await user.click(within(saying).getByRole('button', { name: 'Retry' }))
  expect(await within(choice).findByRole('option', { name: first?.title ?? '' })).toBeInTheDocument()
  expect(saying).not.toBeInTheDocument()
})

test('a mock can be edited while the list of books is loading', async () => {
  const { api, router, server } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const [row] = await fetchMocks(api, 'writing')
  server.failNext({ method: 'GET', path: 'all-books', hang: true })
  await router.navigate(mockPaths.writing.toMock(row?.id ?? 0))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(row?.name)
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})
