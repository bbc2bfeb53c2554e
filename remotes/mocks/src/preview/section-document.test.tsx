import { renderRemote } from '@console/remote-kit/testing'
import { chooseRecordAction } from '@console/remote-kit/testing/row-action'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import mocks from '../remote.ts'

test('a problem of a mock links to its field in the editor', async () => {
  const { api, router, user } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(api, 'reading'))[0]?.id ?? 0
  const { id: _id, reading_questions: questions, ...mock } = await fetchMock(api, 'reading', id)
  const [first, ...others] = questions?.passages ?? []
  if (first === undefined) throw new Error('A reading mock has passages')
  const reading_questions = { ...questions, passages: [{ ...first, title: '' }, ...others] }
  await updateMock(api, 'reading', id, { ...mock, reading_questions })
  await router.navigate(`/mocks/reading/${id}/`)
  const health = await screen.findByRole('region', { name: 'Problems' })
  await user.click(within(health).getByRole('link', { name: /title/i }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/mocks/reading/${id}/edit`))
  const editor = await screen.findByRole('region', { name: 'Editor' })
  await waitFor(() => expect(within(editor).getAllByRole('textbox', { name: /^Title/ })[0]).toHaveFocus())
})

test.each(['', 'edit'])('on a phone the actions of a mock are in one menu at /%s', async (place) => {
  const { api, router, user } = await renderRemote(mocks, { path: '/mocks/speaking/', width: 390 })
  const id = (await fetchMocks(api, 'reading'))[0]?.id ?? 0
  await router.navigate(`/mocks/reading/${id}/${place}`)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
    place === ''
      ? ['Review', 'Versions', 'Papers', 'Duplicate', 'Print']
      : ['Answer key', 'Review', 'Versions', 'Papers'],
  )
  await user.click(menu.getByRole('menuitem', { name: 'Review' }))
  expect(await screen.findByRole('dialog', { name: 'Review' })).toBeVisible()
})

test('a mock is duplicated and deleted from its own screen, as an article is, and the copy opens from its notice', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { api, router, notices } = remote
  const [mock] = await fetchMocks(api, 'listening')
  const { id = 0, name = '' } = mock ?? {}
  await router.navigate(`/mocks/listening/${id}/`)
  expect(await screen.findByRole('button', { name: 'Versions' })).toBeVisible()
  await chooseRecordAction(remote, 'Duplicate')
  await waitFor(() => expect(notices.at(-1)?.message).toBe(`Created “Copy of ${name}”`))
  act(() => notices.at(-1)?.action?.onClick())
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue(`Copy of ${name}`)
  await router.navigate(router.state.location.pathname.replace('edit', ''))
  await screen.findByRole('link', { name: 'Edit' })
  await chooseRecordAction(remote, 'Delete')
  await waitFor(() => expect(router.state.location.pathname).toBe('/mocks/listening/'))
  await waitFor(() => expect(notices.at(-1)?.message).toBe(`“Copy of ${name}” will be deleted`))
  act(() => notices.at(-1)?.action?.onClick())
  expect(await screen.findByRole('link', { name: `Copy of ${name}` })).toBeVisible()
})

test.each([
  [
    'reading',
    'Harbour 1: Academic Reading, Test 1',
    'Why does the writer describe a family',
    'to show how memories fade',
  ],
  [
    'listening',
    'Listening practice: part 1, a flat to rent',
    'Why is the present tenant',
    'The rent has gone up.',
  ],
] as const)('the options of one question of a %s mock are below it', async (section, name, asked, choice) => {
  const { api, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(api, section)).find((mock) => mock.name === name)?.id
  await router.navigate(`/mocks/${section}/${id}/`)
  const question = await screen.findByText(new RegExp(`^${asked}`))
  const first = screen.getByText(new RegExp(choice)).closest('ul') ?? document.body
  expect(question.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(first).getAllByRole('listitem').length).toBeGreaterThan(2)
})

test('a currency sign before a gap is not read together with the question number', async () => {
  const { api, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(api, 'listening')).find(
    ({ name }) => name === 'Harbour 2: Listening, Test 1',
  )?.id
  await router.navigate(`/mocks/listening/${id}/`)
  expect((await screen.findAllByRole('cell', { name: /^£/ })).map(({ textContent }) => textContent)).toEqual([
    '£40 an hour',
    '£\u00a0418 an hour',
    '£22 an hour',
  ])
})

/** Lists texts by staff without `dir="auto"`; numbers and labels of the console have its own direction. */
function listUndirected(shown: HTMLElement, texts: readonly string[]): string[] {
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  const undirected: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    const isWritten = data.trim().length > 8 && texts.some((text) => text.includes(data.trim()))
    if (isWritten && parentElement?.closest('[dir=auto], bdi') === null) undirected.push(data)
  }
  return undirected
}

test.each(['reading', 'listening', 'writing'] as const)(
  'texts of a %s mock have automatic direction on screen and on paper',
  async (section) => {
    const { api, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
    const [{ id = 0 } = {}] = await fetchMocks(api, section)
    const record = await fetchMock(api, section, id)
    const { questions, ...own } = record
    const texts = [...JSON.stringify({ ...own, questions }).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text = '']) => text,
    )
    if (section !== 'writing') {
      await router.navigate(`/mocks/${section}/${id}/`)
      expect(listUndirected(await screen.findByRole('article'), texts)).toEqual([])
    }
    await router.navigate(`/mocks/${section}/${id}/papers?paper=questions`)
    expect(listUndirected(await screen.findByRole('article', { name: record.name }), texts)).toEqual([])
  },
)
