import { renderRemote } from '@console/remote-kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import content from '../../remote.ts'

const at = '2026-11-01 10:00:00'
const plain = {
  ...{ id: '3', title: 'Past perfect', slug: 'past-perfect', type: 'grammar', read_count: '12345' },
  created_at: at,
}
const times = { created_at: at, updated_at: at }

const toAnswer = (path: string, data: unknown) => ({
  ...{ method: 'GET', path, status: 200, times: 9 },
  body: { status: true, data, message: 'ok' },
})

test('an unreadable article affects only its row, and one in the plainest spelling is shown like any other', async () => {
  await renderRemote(content, {
    path: '/grammar/',
    arrange: ({ server }) =>
      server.failNext(toAnswer('grammars-or-essays', [{ ...plain, id: 'seven' }, plain])),
  })
  const unreadable = await screen.findByRole('row', { name: /Article seven could not be read/ })
  expect(unreadable).toHaveTextContent(
    'data[0].id: must be a number or a text such as a UUID, but is “seven”',
  )
  expect(screen.getByText('1 of 2 articles could not be read')).toBeVisible()
  const row = screen.getByRole('row', { name: /Past perfect/ })
  for (const text of ['Grammar', '12,345']) expect(within(row).getAllByText(text)[0]).toBeVisible()
})

test('an article with text ids and list tables is read whole, and saved in the same form', async () => {
  const detail = {
    ...{ ...plain, ...times, status: 'draft' },
    contents: [
      {
        ...{ id: '5', grammar_id: '3', content_type: 'table', ...times },
        table_data: [{ id: '6', content_id: '5', table_columns: ['Tense'], table_rows: [['Past']] }],
      },
      {
        ...{ id: '8', grammar_id: '3', content_type: 'paragraph', ...times },
        paragraphs: [{ id: '9', content_id: '8', paragraph: 'Had gone.' }],
      },
    ],
  }
  const { user, server } = await renderRemote(content, {
    path: '/grammar/3/edit',
    arrange: ({ server }) => {
      server.failNext(toAnswer('get-grammar-or-essay/3', detail))
      const path = 'update-grammar-or-essay/3'
      server.failNext({ method: 'PUT', path, status: 200, body: { status: true } })
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' 2')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  const findPut = () => server.requests.find(({ method }) => method === 'PUT')
  await expect.poll(findPut).toBeDefined()
  const { contents } = detail
  expect(findPut()?.body).toEqual({ type: 'grammar', title: 'Past perfect 2', status: 'draft', contents })
})
