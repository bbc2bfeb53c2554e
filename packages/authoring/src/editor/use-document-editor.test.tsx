import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fetchArticle, outlineRemote } from './testing/outline-remote.tsx'

/** The seeded article that the outline belongs to. */
const id = '1'

async function openOutline() {
  const remote = await renderRemote(outlineRemote, { path: `/outlines/${id}` })
  await screen.findByLabelText('Title')
  const before = await fetchArticle(remote.api, id)
  const readTitles = async () => (await fetchArticle(remote.api, id)).contents.map(({ title }) => title ?? '')
  const countPuts = () => remote.server.requests.filter(({ method }) => method === 'PUT').length
  return { ...remote, before, readTitles, countPuts }
}

type Opened = Awaited<ReturnType<typeof openOutline>>

async function addSection({ user, before }: Opened, title: string) {
  await user.click(screen.getByText('Add section'))
  const field = screen.getByLabelText(`Section ${before.contents.length + 1}`)
  await user.type(field, title)
  return field
}

const isSaved = () => screen.findByText('Save')

async function expectSaved({ readTitles }: Opened, titles: string[]) {
  await waitFor(async () => expect(await readTitles()).toEqual(titles))
  await isSaved()
}

test('a new section keeps its row and its focus through a save, and is created once', async () => {
  const opened = await openOutline()
  const { user, before, api } = opened
  const titles = before.contents.map(({ title }) => title ?? '')
  const field = await addSection(opened, 'Uses')
  await user.keyboard('{Control>}s{/Control}')
  await expectSaved(opened, [...titles, 'Uses'])
  const made = (await fetchArticle(api, id)).contents.at(-1)?.id
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard(' of it{Control>}s{/Control}')
  await expectSaved(opened, [...titles, 'Uses of it'])
  expect((await fetchArticle(api, id)).contents.at(-1)?.id).toBe(made)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('steps made before a save can be undone after it, and saved again', async () => {
  const opened = await openOutline()
  const { user, before } = opened
  const titles = before.contents.map(({ title }) => title ?? '')
  const field = await addSection(opened, 'Uses')
  await user.click(screen.getByText('Save'))
  await expectSaved(opened, [...titles, 'Uses'])
  while (screen.queryByText('Undo: Name a section') !== null) {
    await user.click(screen.getByText('Undo: Name a section'))
  }
  await user.click(screen.getByText('Undo: Add a section'))
  expect(field).not.toBeInTheDocument()
  await user.click(screen.getByText('Save'))
  await expectSaved(opened, titles)
})

test('sends back unchanged the fields of an article that the outline does not show', async () => {
  const { user, before, api } = await openOutline()
  await user.type(screen.getByLabelText('Title'), ' again')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => {
    const { title, contents, updated_at } = await fetchArticle(api, id)
    expect({ title, contents }).toEqual({ title: `${before.title} again`, contents: before.contents })
    expect(updated_at).not.toBe(before.updated_at)
  })
})

test('recognises a save that got no answer by its sections, although the server renumbered them', async () => {
  const opened = await openOutline()
  const { user, server, readTitles, countPuts } = opened
  await addSection(opened, 'Uses')
  server.failNext({ method: 'PUT', path: `update-grammar-or-essay/${id}`, losesAnswer: true })
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect((await readTitles()).at(-1)).toBe('Uses'))
  await isSaved()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(countPuts()).toBe(1)
})

test('merges two people’s sections and saves the merge', async () => {
  const opened = await openOutline()
  const { user, api, before, readTitles } = opened
  await addSection(opened, 'Mine')
  const [first, ...others] = before.contents
  const theirs = { ...before, contents: [{ ...first, title: 'Theirs' }, ...others] }
  await api.request({
    method: 'PUT',
    path: `update-grammar-or-essay/${id}`,
    body: theirs,
    schema: z.unknown(),
  })
  await user.keyboard('{Control>}s{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Save merge' }))
  const rest = others.map(({ title }) => title ?? '')
  await waitFor(async () => expect(await readTitles()).toEqual(['Theirs', ...rest, 'Mine']))
  expect(screen.getByLabelText('Section 1')).toHaveValue('Theirs')
})

test('offers a draft on return, and restoring it is a step that can be undone', async () => {
  const opened = await openOutline()
  const { user } = opened
  await addSection(opened, 'Left behind')
  await user.click(screen.getByRole('link', { name: 'All outlines' }))
  await user.click(await screen.findByRole('button', { name: 'Leave, keep draft' }))
  await screen.findByText('Outlines')
  await opened.router.navigate(`/outlines/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  const last = `Section ${opened.before.contents.length + 1}`
  expect(await screen.findByLabelText(last)).toHaveValue('Left behind')
  await user.click(screen.getByText('Undo: Restore the draft'))
  expect(screen.queryByLabelText(last)).not.toBeInTheDocument()
})
