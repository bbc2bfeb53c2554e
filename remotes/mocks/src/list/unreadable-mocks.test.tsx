import { renderRemote } from '@console/remote-kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../remote.ts'

const plain = {
  ...{
    id: '3',
    ielts_book: { id: '2', title: 'Harbour 1' },
    type: 'academic',
    name: 'Test 1',
    duration: '60',
  },
  ...{ total_question: '2', total_marks: '27', chances: '3', fee: '2.50' },
}
const wrong = { ...plain, id: 'seven', name: 'Wrong' }

const toAnswer = (path: string, data: unknown) => ({
  ...{ method: 'GET', path, status: 200, times: 9 },
  body: { status: true, data, message: 'ok' },
})

test.each(['writing', 'reading', 'listening', 'speaking'] as const)(
  'an unreadable %s mock affects only its row, and one in the plainest spelling is shown like any other',
  async (section) => {
    await renderRemote(mocks, {
      path: `/mocks/${section}/`,
      features: { speakingApi: true },
      arrange: ({ server }) => server.failNext(toAnswer(`mocks/${section}`, [wrong, plain])),
    })
    const unreadable = await screen.findByRole('row', { name: / mock seven could not be read/ })
    expect(unreadable).toHaveTextContent('data[0].id: must be a number or a text such as a UUID')
    expect(screen.getByText(`1 of 2 ${section} mocks could not be read`)).toBeVisible()
    const cells = within(screen.getByRole('row', { name: /Test 1/ })).getAllByRole('cell')
    const texts = cells.slice(2, 10).map(({ textContent }) => textContent)
    expect(texts).toEqual(['Harbour 1', 'Academic', '60 min', '2', '27', '–', '3', '$2.50'])
  },
)

test('an unreadable book affects only its title', async () => {
  const books = [
    { id: '1', title: 'Harbour 1' },
    { id: 2, title: null },
  ]
  await renderRemote(mocks, {
    path: '/mocks/writing/new',
    arrange: ({ server }) => server.failNext(toAnswer('all-books', books)),
  })
  const choice = await screen.findByRole('combobox', { name: 'Book' })
  expect(await within(choice).findByRole('option', { name: 'Harbour 1' })).toBeInTheDocument()
  expect(within(choice).getByRole('option', { name: 'Book 2, which could not be read' })).toBeInTheDocument()
})
