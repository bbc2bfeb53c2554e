import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articlesPath, toArticleEditPath, toArticlePath } from '../navigation/paths.ts'
import content from '../remote.ts'

const body = {
  ...{ type: 'Grammar', sub_type: 'other', status: 'Draft', title: 'Past perfect' },
  contents: [
    {
      ...{ id: '71', grammar_id: null, title: 5, content_type: 'paragraph', created_at: null },
      paragraphs: [{ id: '72', content_id: '71', paragraph: { text: 'Had' } }],
    },
    { id: '73', grammar_id: 7, title: 'Film', content_type: 'video', address: 'film.mp4' },
  ],
}
const record = { id: 7, read_count: '12k', author: null, created_at: 'last week', ...body }

const open = (path: string) =>
  renderRemote(content, {
    path,
    seed: 'staff-only',
    arrange: ({ server }) => {
      const answer = { status: 200, times: 9 }
      const toBody = (data: unknown) => ({ status: true, data })
      server.failNext({ ...answer, method: 'GET', path: 'grammars-or-essays', body: toBody([record]) })
      server.failNext({ ...answer, method: 'GET', path: 'get-grammar-or-essay/7', body: toBody(record) })
      server.failNext({ ...answer, method: 'PUT', path: 'update-grammar-or-essay/7', body: { status: true } })
    },
  })

test('unreadable fields of an article are shown as received in its row and listed above', async () => {
  const { user } = await open(articlesPath)
  const row = await screen.findByRole('row', { name: /Past perfect/ })
  for (const text of ['other', '12k', 'last week']) {
    expect(within(row).getAllByText(text)[0]).toBeInTheDocument()
  }
  await user.click(await screen.findByText('1 article has fields that could not be read'))
  expect(screen.getByText('Article 7')).toHaveTextContent('data[0].read_count: must be a number or its text')
})

test('the article’s own screen shows the received value', async () => {
  await open(toArticlePath(7))
  const facts = within(await screen.findByRole('complementary', { name: 'About this article' }))
  for (const text of ['12k', 'last week', 'Grammar']) expect(facts.getByText(text)).toBeVisible()
})

// proves 5.4
test('its editor lists the unreadable fields, and sends them as received', async () => {
  const { user, server } = await open(toArticleEditPath(7))
  const title = await screen.findByRole('textbox', { name: 'Title' })
  expect(await screen.findByText('Some fields could not be read')).toBeVisible()
  expect(screen.getByText(/^sub_type: .*“other”/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Section “Film”' })).toBeVisible()
  await user.clear(title)
  await user.paste('Past simple')
  await user.keyboard('{Control>}s{/Control}')
  const findPut = () => server.requests.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(findPut()).toBeDefined())
  expect(findPut()?.body).toEqual({ ...body, title: 'Past simple' })
})
