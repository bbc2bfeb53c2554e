import { renderRemote } from '@console/remote-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toArticleCopyPath } from '../../navigation/paths.ts'
import content from '../../remote.ts'
import { createArticle } from '../api/article.api.ts'

test('an article says who wrote it, leads to its copy, and is deleted from its own screen with a way back', async () => {
  const { user, router, notices, server } = await renderRemote(content, {
    path: '/grammar/1/',
    seed: 'staff-only',
    arrange: ({ api }) =>
      createArticle(api, { type: 'essay', title: 'Read me', sub_type: null, status: 'draft', contents: [] }),
  })
  const facts = await screen.findByRole('complementary', { name: 'About this article' })
  expect(facts).toHaveTextContent('Amelia Hart')
  expect(screen.getByText('Draft')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', toArticleCopyPath(1))

  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/grammar/')
  await waitFor(() => expect(notices).toMatchObject([{ message: '“Read me” will be deleted' }]))
  act(() => notices[0]?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Read me' })).toBeVisible()
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
})
