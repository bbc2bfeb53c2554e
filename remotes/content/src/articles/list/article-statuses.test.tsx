import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import content from '../../remote.ts'
import { createArticle, fetchArticle, fetchArticles } from '../api/article.api.ts'

const article = {
  type: 'grammar' as const,
  sub_type: 'tense' as const,
  contents: [{ title: 'Use', content_type: 'paragraph' as const, paragraphs: [{ paragraph: 'Now.' }] }],
}
const titles: Record<string, PublicationStatus> = { Tenses: 'published', Articles: 'draft' }

/** `isTold`: the list includes statuses on the first read. `isRefused`: the first article cannot be read. */
async function openList({ isTold = false, isRefused = false } = {}) {
  const remote = await renderRemote(content, {
    path: '/grammar/',
    seed: 'staff-only',
    arrange: async ({ api, server }) => {
      for (const [title, status] of Object.entries(titles)) {
        await createArticle(api, { ...article, title, status })
      }
      const failed = { method: 'GET', path: 'get-grammar-or-essay/1', status: 500, times: 9 }
      if (isRefused) server.failNext(failed)
      if (!isTold) return
      const data = (await fetchArticles(api)).map((row) => ({ ...row, status: titles[row.title] }))
      const answer = { status: 200, body: { status: true, data } }
      server.failNext({ method: 'GET', path: 'grammars-or-essays', ...answer })
    },
  })
  await remote.user.hover(await screen.findByRole('table'))
  return remote
}

async function readStatuses({ api }: RenderedRemote) {
  const found = await Promise.all((await fetchArticles(api)).map(({ id }) => fetchArticle(api, id)))
  expect(found.every(({ contents }) => contents.length === 1)).toBe(true)
  return Object.fromEntries(found.map(({ title, status }) => [title, status]))
}

async function runOverAll({ user }: RenderedRemote, label: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  const bar = await screen.findByRole('region', { name: 'Selection' })
  await user.click(within(bar).getByRole('button', { name: label }))
  return within(await screen.findByRole('dialog'))
}

test('archiving articles from the list says who is affected first, and Undo restores each one’s status', async () => {
  const remote = await openList({ isTold: true })
  const dialog = await runOverAll(remote, 'Archive')
  expect(
    dialog.getByText('1 of them is published: learners will no longer be able to read it.'),
  ).toBeVisible()
  await remote.user.click(dialog.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByRole('dialog', { name: '2 articles archived' })).toBeVisible()
  expect(await readStatuses(remote)).toEqual({ Tenses: 'archived', Articles: 'archived' })
  await remote.user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('dialog', { name: '2 articles restored' })).toBeVisible()
  expect(await readStatuses(remote)).toEqual(titles)
})

test('publishing articles says first what learners will see', async () => {
  const remote = await openList({ isTold: true })
  const dialog = await runOverAll(remote, 'Publish')
  expect(dialog.getByText('Learners will be able to read them.')).toBeVisible()
})

test('asks about published articles while no status is known, as on metered data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const remote = await openList()
  const dialog = await runOverAll(remote, 'Move to draft')
  expect(dialog.getByText('Learners will no longer be able to read those that are published.')).toBeVisible()
  await remote.user.click(dialog.getByRole('button', { name: 'Move to draft' }))
  expect(await screen.findByRole('dialog', { name: '2 articles moved to draft' })).toBeVisible()
  expect(await readStatuses(remote)).toEqual({ Tenses: 'draft', Articles: 'draft' })
  await remote.user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('dialog', { name: '2 articles restored' })).toBeVisible()
  expect(await readStatuses(remote)).toEqual(titles)
})

test('a row’s menu changes the status of an article, and the toast can undo it', async () => {
  const remote = await openList()
  await remote.user.click(await screen.findByRole('button', { name: 'Actions for Tenses' }))
  await remote.user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: 'Archived “Tenses”' }]))
  act(() => remote.notices[0]?.action?.onClick())
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ message: 'Published “Tenses”' }))
  expect(await readStatuses(remote)).toEqual(titles)
})

test('the status is chosen in the list when the list has it', async () => {
  const remote = await openList({ isTold: true })
  await remote.user.click(await screen.findByRole('button', { name: 'Change the status of Articles, Draft' }))
  await remote.user.click(await screen.findByRole('menuitem', { name: 'Publish' }))
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: 'Published “Articles”' }]))
  expect(await readStatuses(remote)).toEqual({ Tenses: 'published', Articles: 'published' })
})

test('drafts can be listed although the server’s list has no status, and only what would change is offered', async () => {
  const { user, router } = await openList()
  expect(await screen.findByRole('button', { name: 'Change the status of Tenses, Published' })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByText('Draft', { selector: '.ant-select-item-option-content' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tenses' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Articles' })).toBeVisible()
  expect(router.state.location.search).toBe('?status=draft')
  await user.click(screen.getByRole('checkbox', { name: 'Select Articles' }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  expect(bar.getByRole('button', { name: 'Publish' })).toBeVisible()
  expect(bar.queryByRole('button', { name: 'Move to draft' })).not.toBeInTheDocument()
})

test('an article that cannot be read is left out of the drafts, and the list says so', async () => {
  const { router } = await openList({ isRefused: true })
  await act(() => router.navigate('/grammar/?status=archived'))
  expect(await screen.findByText('One article could not be read and is left out.')).toBeVisible()
})
