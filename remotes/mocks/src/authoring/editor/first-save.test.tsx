import { type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks } from '../../api/mock.api.ts'
import mocks from '../../remote.ts'
import { chooseBook } from '../testing/choose-book.ts'

const isEditor = /^\/mocks\/writing\/edit\/\d+$/
/** Before that, the editor in which the mock was created stays on screen. */
const isOpened = () => screen.findByRole('button', { name: 'Save changes' })
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

/** A new, named mock of two tasks, with text typed into the second. */
async function beginMock({ seed = 'books' }: Pick<RenderRemoteOptions, 'seed'> = {}) {
  const remote = await renderRemote(mocks, { path: '/mocks/writing/new', seed })
  const { user } = remote
  await user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  await user.type(field('Name'), 'Harbour 9, Test 1')
  await chooseBook({ user })
  await user.click(screen.getByRole('treeitem', { name: /^Task 2/ }))
  await user.clear(field('Text'))
  await user.type(field('Text'), 'Some people')
  const readText = async () => {
    const [row] = await fetchMocks(remote.api, 'writing')
    const { writing_questions } = await fetchMock(remote.api, 'writing', row?.id ?? 0)
    return JSON.stringify(writing_questions?.parts?.[1])
  }
  return { ...remote, readText, save: () => user.keyboard('{Control>}s{/Control}') }
}

test('the first save keeps the focus and the caret where they were', async () => {
  const { user, router, readText, save, notices } = await beginMock()
  await user.type(field('Text'), ' think', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  await save()
  await waitFor(() => expect(router.state.location.pathname).toMatch(isEditor))
  await isOpened()
  await waitFor(() => expect(screen.getByRole('treeitem', { name: /^Task 2/, selected: true })).toBeVisible())
  await waitFor(() => expect(field('Text')).toHaveFocus())
  await user.keyboard('ing')
  expect(field('Text')).toHaveValue('Some thinking people')
  await save()
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Saved “Harbour 9, Test 1”'))
  expect(await readText()).toContain('Some thinking people')
})

test('text typed during the first save stays as an unsaved change', async () => {
  const { user, router, server, readText, save } = await beginMock()
  const [created, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  server.failNext({ method: 'POST', path: 'mocks/writing', until: created.promise })
  server.failNext({ method: 'GET', path: 'mocks/writing/1', until: opened.promise })
  const isAsked = (method: string) =>
    server.requests.some((request) => request.method === method && request.path.startsWith('mocks/writing'))
  await save()
  await waitFor(() => expect(isAsked('POST')).toBe(true))
  await user.keyboard(' believe')
  created.resolve()
  await waitFor(() => expect(server.requests.map(({ path }) => path)).toContain('mocks/writing/1'))
  await user.keyboard(' that')
  opened.resolve()
  await waitFor(() => expect(router.state.location.pathname).toMatch(isEditor))
  await isOpened()
  await waitFor(() => expect(field('Text')).toHaveFocus())
  await user.keyboard(' exams')
  expect(field('Text')).toHaveValue('Some people believe that exams')
  expect(await readText()).toContain('"Some people"')
})

test('text typed during the first save becomes a draft of the created mock', async () => {
  const { user, router, server, platform, save, readText } = await beginMock()
  const [created, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  server.failNext({ method: 'POST', path: 'mocks/writing', until: created.promise })
  server.failNext({ method: 'GET', path: 'mocks/writing/1', until: opened.promise })
  const readDrafts = async () =>
    (await platform.drafts.list()).map(({ key, title, path, document }) => ({
      id: key.id,
      title,
      path,
      text: JSON.stringify(document).match(/Some people[a-z ]*/)?.[0],
    }))
  const draftOf = (text: string) => [
    { id: '1', title: 'Writing mock “Harbour 9, Test 1”', path: '/mocks/writing/edit/1', text },
  ]
  await save()
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true))
  await user.keyboard(' believe')
  created.resolve()
  await waitFor(() => expect(server.requests.map(({ path }) => path)).toContain('mocks/writing/1'))
  await waitFor(async () => expect(await readDrafts()).toEqual(draftOf('Some people believe')))
  await user.keyboard(' that')
  // The mock may appear on the server late or never.
  await waitFor(async () => expect(await readDrafts()).toEqual(draftOf('Some people believe that')), {
    timeout: 3000,
  })
  opened.resolve()
  await isOpened()
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  expect(await screen.findByText('Draft kept on this device')).toBeVisible()
  expect(await readDrafts()).toEqual(draftOf('Some people believe that'))
  await save()
  await waitFor(async () => expect(await readText()).toContain('"Some people believe that"'))
  await waitFor(async () => expect(await readDrafts()).toEqual([]))
  await router.navigate('/mocks/writing/new')
  await screen.findByRole('button', { name: /^Full test, Academic/ })
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

test('text typed and reverted during the first save leaves no draft', async () => {
  const { user, server, platform, save } = await beginMock()
  const created = Promise.withResolvers<void>()
  server.failNext({ method: 'POST', path: 'mocks/writing', until: created.promise })
  await save()
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true))
  await user.keyboard(' b')
  created.resolve()
  await isOpened()
  await waitFor(() => expect(field('Text')).toHaveFocus())
  await user.keyboard('{Backspace}{Backspace}')
  await waitFor(async () => expect(await platform.drafts.list()).toEqual([]), { timeout: 3000 })
  expect(field('Text')).toHaveValue('Some people')
})

test('leaving asks about text typed during the first save', async () => {
  const { user, router, server, save } = await beginMock()
  const created = Promise.withResolvers<void>()
  server.failNext({ method: 'POST', path: 'mocks/writing', until: created.promise })
  await save()
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true))
  await user.keyboard(' believe')
  created.resolve()
  await waitFor(() => expect(router.state.location.pathname).toMatch(isEditor))
  await isOpened()
  await waitFor(() => expect(field('Text')).toHaveFocus())
  expect(await screen.findByText('Draft kept on this device')).toBeVisible()
  void router.navigate('/mocks/writing/')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toMatch(isEditor)
})

test.each(['leaves', 'is asked whether to leave'])(
  'navigation during the first save is kept when somebody %s',
  async (what) => {
    const { user, router, server, save, notices, platform } = await beginMock({ seed: 'demo' })
    const created = Promise.withResolvers<void>()
    server.failNext({ method: 'POST', path: 'mocks/writing', until: created.promise })
    await save()
    await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true))
    const opened = Promise.withResolvers<void>()
    server.failNext({ method: 'GET', path: 'mocks/writing/1', until: opened.promise })
    void router.navigate('/mocks/writing/edit/1')
    const keepDraft = await screen.findByRole('button', { name: 'Leave, keep draft' })
    if (what === 'leaves') {
      await user.click(keepDraft)
      await waitFor(() => expect(server.requests.map(({ path }) => path)).toContain('mocks/writing/1'))
    }
    created.resolve()
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Created “Harbour 9, Test 1”'))
    await waitFor(async () => expect(await platform.drafts.list()).toEqual([]))
    opened.resolve()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mocks/writing/edit/1'))
    await isOpened()
    expect(router.state.location.pathname).toBe('/mocks/writing/edit/1')
  },
)

test('the first save keeps the editor’s state: what is open, and the steps that can be undone', async () => {
  const { user, router, save } = await beginMock()
  await user.click(screen.getByRole('radio', { name: 'Write' }))
  field('Text').focus()
  await save()
  await waitFor(() => expect(router.state.location.pathname).toMatch(isEditor))
  await isOpened()
  await waitFor(() => expect(field('Text')).toHaveFocus())
  expect(screen.getByRole('radio', { name: 'Write' })).toBeChecked()
  // A new mock’s status is not an undo step, so undo and redo leave it alone.
  const status = screen.getByRole('combobox', { name: 'Status' })
  expect(status).toHaveValue('=draft')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(field('Text')).not.toHaveValue('Some people'))
  expect(status).toHaveValue('=draft')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(field('Text')).toHaveValue('Some people')
  expect(status).toHaveValue('=draft')
})

test('a dialog open during the first save stays open with what is typed in it', async () => {
  const { user, router, server, notices } = await renderRemote(mocks, {
    path: '/mocks/reading/new',
    seed: 'books',
  })
  await user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  await user.type(field('Name'), 'Harbour 9, Test 1')
  await chooseBook({ user })
  const created = Promise.withResolvers<void>()
  server.failNext({ method: 'POST', path: 'mocks/reading', until: created.promise })
  await user.keyboard('{Control>}s{/Control}')
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Answer key' }))
  await user.type(sheet.getByRole('textbox', { name: /^Paste a column/ }), '1 TRUE')
  created.resolve()
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Created “Harbour 9, Test 1”'))
  expect(router.state.location.pathname).toBe('/mocks/reading/new')
  expect(sheet.getByRole('textbox', { name: /^Paste a column/ })).toHaveValue('1 TRUE')
  await user.click(sheet.getByRole('button', { name: 'Apply' }))
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await isOpened()
  expect(router.state.location.pathname).toBe('/mocks/reading/1/edit')
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  expect(await screen.findByRole('textbox', { name: 'Key of question 1' })).toHaveValue('TRUE')
})
