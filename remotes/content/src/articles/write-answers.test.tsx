import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { deleteAndLeave, type TriedWrite, testWriteAnswers } from '@console/remote-kit/testing/write-answers'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { newArticlePath, toArticleEditPath } from '../navigation/paths.ts'
import content from '../remote.ts'
import { createArticle, fetchArticle, fetchArticles } from './api/article.api.ts'

const tense = { type: 'grammar' as const, sub_type: null, status: 'draft' as const, contents: [] }

const retitle = async (title: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: title } })

const save = ({ user }: RenderedRemote) => user.keyboard('{Control>}s{/Control}')

async function open({ router, platform, user }: RenderedRemote, path: string) {
  // New records are recognised by comparison with the list read before.
  await screen.findByRole('link', { name: 'Past simple' })
  await act(() => router.navigate(path))
  await waitFor(() => screen.getByRole('textbox', { name: 'Title' }))
  return { platform, user }
}

const writes: Record<string, TriedWrite> = {
  create: {
    call: { method: 'POST', path: 'store-grammar-or-essay' },
    wanted: ['Past perfect draft', 'Past simple draft', 'Future draft'],
    async run(remote) {
      await open(remote, newArticlePath)
      await retitle('Future')
      await save(remote)
    },
    again: save,
  },
  update: {
    call: { method: 'PUT', path: 'update-grammar-or-essay/2' },
    wanted: ['Past perfect draft', 'Future draft'],
    async run(remote) {
      await open(remote, toArticleEditPath(2))
      await retitle('Future')
      await save(remote)
    },
    again: save,
  },
  delete: {
    call: { method: 'DELETE', path: 'delete-grammar-or-essay/2' },
    wanted: ['Past perfect draft'],
    run: (remote) => deleteAndLeave(remote, 'Past simple'),
  },
}

testWriteAnswers({
  writes,
  open: () =>
    renderRemote(content, {
      path: '/grammar/',
      seed: 'staff-only',
      answers: {},
      arrange: async ({ api }) => {
        await createArticle(api, { ...tense, title: 'Past perfect' })
        await createArticle(api, { ...tense, title: 'Past simple' })
      },
    }),
  list: async ({ api }) => {
    const articles = await fetchArticles(api)
    const read = await Promise.all(articles.map(({ id }) => fetchArticle(api, id)))
    return read.map(({ title, status }) => `${title} ${status}`)
  },
})
