import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockPaths } from './navigation/paths.ts'
import mocks from './remote.ts'

const body = {
  ...{ ielts_book_id: 3, type: 'Academic', duration: 'an hour', mock_type: 'live', name: 'Harbour 9' },
  ...{ description: 8, fee: null, chances: 3, tips_for_success: null, section: 'writing', status: 'draft' },
  ...{ total_question: 1, total_marks: 9, start_time: 'soon', end_time: null },
  writing_questions: {
    title: 'Harbour',
    parts: [{ id: 1, timelimit: 20, task: 'Write.', wordlimit: { most: 150 }, image: null, marks: 9 }],
  },
}
const record = { id: 7, updated_by: 3, created_at: 'once', ...body }

const open = (path: string) =>
  renderRemote(mocks, {
    path,
    seed: 'books',
    arrange: ({ server }) => {
      const answer = { status: 200, times: 9 }
      const row = { ...record, ielts_book: null }
      server.failNext({
        ...answer,
        method: 'GET',
        path: 'mocks/writing',
        body: { status: true, data: [row] },
      })
      server.failNext({
        ...answer,
        method: 'GET',
        path: 'mocks/writing/7',
        body: { status: true, data: record },
      })
      server.failNext({ ...answer, method: 'PUT', path: 'mocks/writing/7', body: { status: true } })
    },
  })

test('a mock with invalid fields is listed with the received values, and the fields are named above the list', async () => {
  const { user } = await open(mockPaths.writing.list)
  const row = await screen.findByRole('row', { name: /Harbour 9/ })
  for (const text of ['Academic', 'an hour', '–']) expect(within(row).getAllByText(text)[0]).toBeVisible()
  await user.click(await screen.findByText('1 writing mock has fields that could not be read'))
  expect(screen.getByText('Writing mock 7')).toHaveTextContent(
    'data[0].duration: must be a number or its text',
  )
})

// proves 5.4
test('its editor lists the unreadable fields, and sends them as received', async () => {
  const { user, server } = await open(mockPaths.writing.toEditor(7))
  expect(await screen.findByText('Some fields could not be read')).toBeVisible()
  expect(screen.getByText(/^duration: .*“an hour”/)).toBeVisible()
  await user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(screen.getByRole('textbox', { name: /^Duration/ })).toHaveValue('')
  await user.clear(name)
  await user.paste('Harbour 10')
  await user.keyboard('{Control>}s{/Control}')
  const findPut = () => server.requests.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(findPut()).toBeDefined())
  expect(findPut()?.body).toEqual({ ...body, name: 'Harbour 10' })
})
