import { renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockPaths } from './navigation/paths.ts'
import mocks from './remote.ts'

const toId = (end: number) => `018f3c2a-7b1e-7101-9abc-${String(end).padStart(12, '0')}`
const id = toId(7)
const books = [
  { id: toId(1), title: 'Harbour 1' },
  { id: toId(2), title: 'Harbour 2' },
]
const mock = {
  ...{ ielts_book_id: toId(1), type: 'academic', duration: 60, mock_type: 'book', name: 'Harbour test' },
  ...{ description: null, fee: 0, chances: 1, tips_for_success: null, start_time: null, end_time: null },
  ...{ total_question: 1, total_marks: 9, section: 'writing', status: 'draft' },
  writing_questions: {
    title: null,
    parts: [{ id: 1, timelimit: 20, task: 'Write.', wordlimit: 150, image: null, marks: 9 }],
  },
}

test('a mock and books that their server names by UUIDs: the mock is opened from the list and gets another book', async () => {
  const answer = { status: 200, times: 9 }
  const remote = await renderRemote(mocks, {
    path: mockPaths.writing.list,
    seed: 'staff-only',
    arrange: ({ server }) => {
      const toBody = (data: unknown) => ({ status: true, data })
      const row = { id, ...mock, ielts_book: 'Harbour 1' }
      server.failNext({ ...answer, method: 'GET', path: 'all-books', body: toBody(books) })
      server.failNext({ ...answer, method: 'GET', path: 'mocks/writing', body: toBody([row]) })
      server.failNext({
        ...answer,
        method: 'GET',
        path: `mocks/writing/${id}`,
        body: toBody({ id, ...mock }),
      })
      server.failNext({ ...answer, method: 'PUT', path: `mocks/writing/${id}`, body: toBody(null) })
    },
  })
  await remote.user.click(await screen.findByRole('link', { name: 'Harbour test' }))
  const field = await screen.findByRole('combobox', { name: /^Book/ })
  await screen.findByRole('option', { name: 'Harbour 2' })
  fireEvent.change(field, { target: { value: toId(2) } })
  await remote.user.keyboard('{Control>}s{/Control}')
  const listBodies = () =>
    remote.server.requests.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))
  await waitFor(() => expect(listBodies()).toEqual([{ ...mock, ielts_book_id: toId(2) }]))
})
