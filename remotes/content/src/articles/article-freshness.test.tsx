import { renderRemote } from '@console/remote-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { articlesPath, toArticleEditPath, toArticlePath } from '../navigation/paths.ts'
import content from '../remote.ts'
import { createArticle, fetchArticle, updateArticle } from './api/article.api.ts'

/** SPEC §9. */
const freshTime = 5 * 60_000

const cause = {
  type: 'essay' as const,
  title: 'Cause',
  sub_type: null,
  status: 'draft' as const,
  contents: [],
}

async function openArticles() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const remote = await renderRemote(content, {
    path: articlesPath,
    seed: 'staff-only',
    arrange: ({ api }) => createArticle(api, cause),
  })
  await screen.findByRole('link', { name: 'Cause' })
  const { router, server, api } = remote
  const countReads = (path: string) =>
    server.requests.filter((request) => request.method === 'GET' && request.path === path).length
  const titleField = () => screen.findByRole('textbox', { name: 'Title' })
  return {
    ...remote,
    countLists: () => countReads('grammars-or-essays'),
    countDetails: () => countReads('get-grammar-or-essay/1'),
    openList: async () => {
      await act(() => router.navigate(articlesPath))
      await screen.findByRole('table')
    },
    openArticle: async (name: string) => {
      await act(() => router.navigate(toArticlePath(1)))
      await screen.findByRole('heading', { level: 1, name })
    },
    openEditor: async () => {
      await act(() => router.navigate(toArticleEditPath(1)))
      return titleField()
    },
    /** As a colleague would. */
    rename: async (title: string) => updateArticle(api, 1, { ...(await fetchArticle(api, 1)), title }),
  }
}

const passTime = (time: number) => vi.setSystemTime(Date.now() + time)

afterEach(() => void vi.useRealTimers())

// proves 9.14
test('list, article and editor open without a request for five minutes, and are requested again afterwards', async () => {
  const { countLists, countDetails, openList, openArticle, openEditor, rename } = await openArticles()
  await openArticle('Cause')
  expect([countLists(), countDetails()]).toEqual([1, 1])
  passTime(freshTime - 1000)
  await openList()
  await openArticle('Cause')
  expect(await openEditor()).toHaveValue('Cause')
  expect([countLists(), countDetails()]).toEqual([1, 1])

  await rename('Because')
  const before = countDetails()
  passTime(2000)
  await openList()
  await waitFor(() => expect(countLists()).toBe(2))
  expect(await openEditor()).toHaveValue('Because')
  expect(countDetails()).toBe(before + 1)
})

// proves 7.13
test('a save is compared with the server’s copy, however fresh the editor’s copy is', async () => {
  const { user, server, openArticle, openEditor, rename } = await openArticles()
  await openArticle('Cause')
  await rename('Because')
  const field = await openEditor()
  expect(field).toHaveValue('Cause')
  await user.type(field, 's')
  const writes = () => server.requests.filter(({ method }) => method === 'PUT').length
  const before = writes()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByRole('dialog', { name: 'This article was changed elsewhere' })).toBeVisible()
  expect(writes()).toBe(before)
  await user.click(await screen.findByRole('button', { name: 'Use their version' }))
  await openArticle('Because')
})

// proves 9.14
test.each([
  ['that was answered', false],
  ['whose answer was lost', true],
])('after a save %s the list, the article and its editor show what was saved', async (_, losesAnswer) => {
  const remote = await openArticles()
  const { user, server, notices } = remote
  const field = await remote.openEditor()
  if (losesAnswer) server.failNext({ method: 'PUT', path: 'update-grammar-or-essay/1', losesAnswer })
  await user.type(field, 's')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Saved “Causes”'))
  await remote.openList()
  expect(await screen.findByRole('link', { name: 'Causes' })).toBeVisible()
  const before = remote.countDetails()
  await remote.openArticle('Causes')
  expect(await remote.openEditor()).toHaveValue('Causes')
  expect(remote.countDetails()).toBe(before)
})
