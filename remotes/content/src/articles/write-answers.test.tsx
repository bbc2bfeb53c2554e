import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { expectTruth, listWriteCases, type TriedWrite } from '@console/remote-kit/testing/write-answers'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { test } from 'vitest'
import { newArticlePath, toArticleEditPath } from '../navigation/paths.ts'
import content from '../remote.ts'
import { createArticle, fetchArticle, fetchArticles } from './api/article.api.ts'

const tense = { type: 'grammar' as const, sub_type: null, status: 'draft' as const, contents: [] }

const retitle = async (title: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: title } })

const save = ({ user }: RenderedRemote) => user.keyboard('{Control>}s{/Control}')

async function open({ router, platform, user }: RenderedRemote, path: string) {
  // What is new is told from the list as it was read before.
  await screen.findByRole('link', { name: 'Past simple' })
  await act(() => router.navigate(path))
  await waitFor(() => screen.getByRole('textbox', { name: 'Title' }))
  return { platform, user }
}

const writes = {
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
    async run(remote) {
      await chooseRowAction(remote, 'Past simple', 'Delete')
      act(() => void window.dispatchEvent(new Event('pagehide')))
    },
  },
} satisfies Record<string, TriedWrite>

test.each(listWriteCases(Object.keys(writes) as (keyof typeof writes)[]))(
  'tells the truth after $write answered by $said, stored: $isStored',
  async ({ write, ...answered }) => {
    const remote = await renderRemote(content, {
      path: '/grammar/',
      seed: 'staff-only',
      answers: {},
      arrange: async ({ api }) => {
        await createArticle(api, { ...tense, title: 'Past perfect' })
        await createArticle(api, { ...tense, title: 'Past simple' })
      },
    })
    await expectTruth(remote, writes[write], answered, async () => {
      const articles = await fetchArticles(remote.api)
      const read = await Promise.all(articles.map(({ id }) => fetchArticle(remote.api, id)))
      return read.map(({ title, status }) => `${title} ${status}`)
    })
  },
)
