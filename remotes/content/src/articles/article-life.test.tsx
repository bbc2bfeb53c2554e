import { type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { writeKinds } from '@console/remote-kit/testing/plain-servers'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toArticleCopyPath, toArticleEditPath, toArticlePath } from '../navigation/paths.ts'
import content from '../remote.ts'
import { createArticle, fetchArticle, fetchArticles } from './api/article.api.ts'

const original = {
  type: 'essay' as const,
  title: 'Causes',
  sub_type: 'example_essay' as const,
  sub_title: 'Why things happen',
  status: 'published' as const,
  contents: [
    { title: 'A cause is what makes something happen.', content_type: 'definition' as const },
    { title: 'Words', content_type: 'list' as const, list_items: [{ list_item: 'because' }] },
    { title: 'Use', content_type: 'paragraph' as const, paragraphs: [{ paragraph: 'It rained.' }] },
    {
      title: 'Forms',
      content_type: 'table' as const,
      table_data: [{ table_columns: '["A","B"]', table_rows: '[["a1","b1"]]' }],
    },
  ],
}

const openOriginal = (path: string, answers: NonNullable<RenderRemoteOptions['answers']>) =>
  renderRemote(content, {
    path,
    seed: 'staff-only',
    answers,
    arrange: ({ api }) => createArticle(api, original),
  })

const created = {
  kind: 'success',
  message: 'Created “Causes (copy)”',
  description: 'Learners do not see it until it is published.',
}

// proves B74
test.each(writeKinds)(
  'an article is copied, saved, published and deleted with one write each when the answer is $answer',
  async ({ answers }) => {
    const remote = await openOriginal(toArticleCopyPath(1), answers)
    const { user, api, server, notices, router } = remote
    await user.dblClick(await screen.findByRole('button', { name: 'Create article' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(toArticleEditPath(2)))
    await waitFor(() => expect(notices).toEqual([created]))
    const copy = await fetchArticle(api, 2)
    expect(copy).toMatchObject({ ...original, title: 'Causes (copy)', status: 'draft' })

    await screen.findByRole('button', { name: 'Save changes' })
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Saved “Causes (copy)”'))
    expect(await fetchArticle(api, 2)).toEqual({ ...copy, updated_at: expect.any(String) })

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published')
    await user.type(screen.getByRole('textbox', { name: 'List item' }), '{Enter}since')
    await user.dblClick(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(notices).toHaveLength(3))
    const list = { id: copy.contents[1]?.id, list_items: [{ list_item: 'because' }, { list_item: 'since' }] }
    expect(await fetchArticle(api, 2)).toMatchObject({ status: 'published', contents: [{}, list, {}, {}] })

    await act(() => router.navigate('/grammar/'))
    await user.click(await screen.findByRole('button', { name: 'Actions for Causes (copy)' }))
    await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete “Causes (copy)”?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Deleted “Causes (copy)”'))
    expect(await fetchArticles(api)).toMatchObject([{ title: 'Causes' }])
    const writes = server.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`)
    expect(writes.slice(1)).toEqual([
      'POST store-grammar-or-essay',
      'PUT update-grammar-or-essay/2',
      'PUT update-grammar-or-essay/2',
      'DELETE delete-grammar-or-essay/2',
    ])
  },
)

// proves B76
test('an article whose answer is lost is found on a server with only the specified API, and is not sent again', async () => {
  const { user, api, server, notices, router } = await openOriginal(toArticleCopyPath(1), { writes: 'none' })
  server.failNext({ method: 'POST', path: 'store-grammar-or-essay', losesAnswer: true })
  await user.click(await screen.findByRole('button', { name: 'Create article' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(toArticleEditPath(2)))
  await waitFor(() => expect(notices).toEqual([created]))
  expect(await fetchArticles(api)).toHaveLength(2)
})

// proves B77
test('lists and opens articles of a server with only the specified API', async () => {
  const { api, router } = await renderRemote(content, { path: '/grammar/', answers: {} })
  const rows = await fetchArticles(api)
  expect(await screen.findByText(`${rows.length} articles`)).toBeVisible()
  for (const { id, title } of rows.slice(0, 3)) {
    await act(() => router.navigate(toArticlePath(id)))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})
