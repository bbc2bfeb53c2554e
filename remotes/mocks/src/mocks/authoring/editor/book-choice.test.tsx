import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockPaths } from '../../../navigation/paths.ts'
import mocks from '../../../remote.ts'
import { fetchBooks, fetchMock, fetchMocks } from '../../api/mock.api.ts'

test('a mock is tied to one of the books on the server, by its title', async () => {
  const { api, router, user } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const [row] = await fetchMocks(api, 'reading')
  const id = row?.id ?? 0
  await router.navigate(mockPaths.reading.toEditor(id))
  await user.click(await screen.findByRole('treeitem', { name: /^Details/ }))
  const books = await fetchBooks(api)
  const choice = screen.getByRole('combobox', { name: 'Book' })
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
