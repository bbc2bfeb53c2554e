import { renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import content from '../remote.ts'
import { createArticle, fetchArticle, fetchArticles } from './api/article.api.ts'

const article = {
  ...{ type: 'grammar' as const, title: 'Articles', sub_type: null, status: 'draft' as const },
  contents: [
    { title: 'Uses', content_type: 'paragraph' as const, paragraphs: [{ paragraph: 'First.' }] },
    {
      title: 'Forms',
      content_type: 'table' as const,
      table_data: [{ table_columns: '["A"]', table_rows: '[["a1"],["a2"]]' }],
    },
  ],
}

test('a deleted article is created again with all its sections', async () => {
  const remote = await renderRemote(content, {
    path: '/grammar/',
    seed: 'staff-only',
    arrange: ({ api }) => createArticle(api, article),
  })
  const { user, api, notices } = remote
  await chooseRowAction(remote, 'Articles', 'Delete')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Articles' })).not.toBeInTheDocument())
  // It is read while Undo is still offered.
  await waitFor(async () => expect(await remote.platform.drafts.list()).toHaveLength(1))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Deleted “Articles”'))
  expect(await fetchArticles(api)).toEqual([])
  await act(() => remote.router.navigate('/grammar/?deleted'))
  const panel = within(await screen.findByRole('dialog', { name: 'Recently deleted articles' }))
  await user.click(await panel.findByRole('button', { name: 'Restore Articles' }))
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Restored “Articles”'))
  const [restored] = await fetchArticles(api)
  expect(await fetchArticle(api, restored?.id ?? 0)).toMatchObject(article)
})
