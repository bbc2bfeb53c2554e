import { renderRemote } from '@console/remote-kit/testing'
import { chooseRecordAction } from '@console/remote-kit/testing/row-action'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toArticleCopyPath } from '../../navigation/paths.ts'
import content from '../../remote.ts'
import { createArticle } from '../api/article.api.ts'

// proves 2.23, 7.15, B42
test('an article shows its author, can be copied, and can be deleted from its own screen and restored', async () => {
  const remote = await renderRemote(content, {
    path: '/grammar/1/',
    seed: 'staff-only',
    arrange: ({ api }) =>
      createArticle(api, { type: 'essay', title: 'Read me', sub_type: null, status: 'draft', contents: [] }),
  })
  const { router, notices, server } = remote
  const facts = await screen.findByRole('complementary', { name: 'About this article' })
  expect(facts).toHaveTextContent('Amelia Hart')
  expect(screen.getByText('Draft')).toBeVisible()

  await chooseRecordAction(remote, 'Delete')
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/grammar/')
  await waitFor(() => expect(notices).toMatchObject([{ message: '“Read me” will be deleted' }]))
  act(() => notices[0]?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Read me' })).toBeVisible()
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('a text shows its lines, whatever ends them on the server', async () => {
  await renderRemote(content, {
    path: '/grammar/1/',
    seed: 'staff-only',
    arrange: ({ api }) =>
      createArticle(api, {
        type: 'essay',
        title: 'Read me',
        sub_type: null,
        status: 'draft',
        contents: [
          {
            content_type: 'paragraph',
            title: null,
            paragraphs: [{ paragraph: 'One\u2029two\u000bthree\u0085four' }],
          },
        ],
      }),
  })
  const paragraph = await screen.findByText(/^One/)
  expect(paragraph.textContent).toBe('One\ntwo\nthree\nfour')
})

test('every action on an article but editing is in one menu', async () => {
  const { user, router } = await renderRemote(content, {
    path: '/grammar/1/',
    seed: 'staff-only',
    arrange: ({ api }) =>
      createArticle(api, { type: 'essay', title: 'Read me', sub_type: null, status: 'draft', contents: [] }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Duplicate',
    'Print',
    'Delete',
  ])
  expect(screen.getByRole('link', { name: 'Edit article' })).toBeVisible()
  await user.click(menu.getByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(toArticleCopyPath(1)),
  )
})
