import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { writeKinds } from '@console/remote-kit/testing/plain-servers'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, type ServedSection } from './api/mock.api.ts'
import { chooseBook } from './authoring/testing/choose-book.ts'
import { mockPaths } from './navigation/paths.ts'
import mocks from './remote.ts'

const writesOf = ({ server }: RenderedRemote) =>
  server.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

/** The message after a create. */
const draft = { kind: 'success', description: 'Learners do not see it until it is published.' }

const retype = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

const listNames = async ({ api }: RenderedRemote, section: ServedSection) =>
  (await fetchMocks(api, section)).map(({ name }) => name)

// proves B74
test.each(writeKinds)(
  'a mock is created, saved, copied and deleted with one write each when the answer is $answer',
  async ({ answers }) => {
    const remote = await renderRemote(mocks, { path: '/mocks/writing/new', seed: 'books', answers })
    const { user, api, router, notices } = remote
    await user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
    await user.click(screen.getByRole('treeitem', { name: /^Details/ }))
    retype(/^Name/, 'Harbour 9')
    await chooseBook(remote)
    const editorOfNew = screen.getByRole('heading', { level: 1 })
    await user.keyboard('{Control>}ss{/Control}')
    await waitFor(() => expect(editorOfNew).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/mocks/writing/edit/1')
    await waitFor(() => expect(notices).toEqual([{ ...draft, message: 'Created “Harbour 9”' }]))
    await screen.findByRole('heading', { level: 1, name: 'Harbour 9' })
    const created = await fetchMock(api, 'writing', 1)
    expect(await remote.platform.drafts.list()).toEqual([])
    expect(created).toMatchObject({ name: 'Harbour 9', total_marks: 27 })

    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(notices).toHaveLength(2))
    expect(await fetchMock(api, 'writing', 1)).toEqual(created)

    await user.click(screen.getByRole('treeitem', { name: /^Task 2/ }))
    retype(/^Marks/, '21')
    await user.keyboard('{Control>}ss{/Control}')
    await waitFor(() => expect(notices).toHaveLength(3))
    expect(await fetchMock(api, 'writing', 1)).toMatchObject({
      total_marks: 30,
      writing_questions: { parts: [{ marks: 9 }, { marks: 21 }] },
    })

    await act(() => router.navigate('/mocks/writing/'))
    await chooseRowAction(remote, 'Harbour 9', 'Duplicate')
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Created “Copy of Harbour 9”'))
    expect(await listNames(remote, 'writing')).toEqual(['Copy of Harbour 9', 'Harbour 9'])

    await screen.findByRole('link', { name: 'Copy of Harbour 9' })
    await chooseRowAction(remote, 'Copy of Harbour 9', 'Delete')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Deleted “Copy of Harbour 9”'))
    expect(await listNames(remote, 'writing')).toEqual(['Harbour 9'])
    expect(writesOf(remote)).toEqual([
      'POST mocks/writing',
      'PUT mocks/writing/1',
      'PUT mocks/writing/1',
      'POST mocks/writing',
      'DELETE mocks/writing/2',
    ])
  },
)

// proves B77
test.each(['writing', 'reading', 'listening'] as const)(
  'a %s mock of a server with only the specified API is listed, saved unchanged and copied whole',
  async (section) => {
    const remote = await renderRemote(mocks, { path: `/mocks/${section}/`, answers: {} })
    const { user, api, router, notices } = remote
    const row = (await fetchMocks(api, section)).find(({ name }) => name.startsWith('Winter live mock'))
    if (row === undefined) throw new Error(`There is no ${section} mock`)
    const before = await fetchMock(api, section, row.id)
    expect(before.start_time).toMatch(/^2026-12-12 \d\d:\d\d:00$/)
    await screen.findByRole('link', { name: row.name })
    await act(() => router.navigate(mockPaths[section].toEditor(row.id)))
    await screen.findByRole('tree')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(notices.at(-1)?.message).toBe(`Saved “${row.name}”`))
    expect(await fetchMock(api, section, row.id)).toEqual(before)
    const after = (await fetchMocks(api, section)).find(({ id }) => id === row.id)
    expect(after).toEqual(row)

    await act(() => router.navigate(`/mocks/${section}/`))
    await screen.findByRole('link', { name: row.name })
    await chooseRowAction(remote, row.name, 'Duplicate')
    await waitFor(() => expect(notices.at(-1)?.message).toBe(`Created “Copy of ${row.name}”`))
    const copy = (await fetchMocks(api, section)).find(({ name }) => name === `Copy of ${row.name}`)
    expect(copy).toMatchObject({ total_question: row.total_question, total_marks: row.total_marks })
    expect(writesOf(remote)).toEqual([`PUT mocks/${section}/${row.id}`, `POST mocks/${section}`])
  },
)

// proves B76
test('a mock whose answer is lost is found on a server with only the specified API, and is not sent again', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/writing/new', seed: 'books', answers: {} })
  await remote.user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await remote.user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  retype(/^Name/, 'Harbour 9')
  await chooseBook(remote)
  remote.server.failNext({ method: 'POST', path: 'mocks/writing', losesAnswer: true })
  await remote.user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(remote.router.state.location.pathname).toBe('/mocks/writing/edit/1'))
  await waitFor(() => expect(remote.notices).toEqual([{ ...draft, message: 'Created “Harbour 9”' }]))
  expect(await listNames(remote, 'writing')).toEqual(['Harbour 9'])
})

test.each([['utc'], ['clock']] as const)(
  'a mock saved in Dhaka whose answer is lost, on a server that stores the %s of a time, exists once with the right start',
  async (times) => {
    const options = { seed: 'books', answers: { times }, timeZone: 'Asia/Dhaka' } as const
    const remote = await renderRemote(mocks, { path: '/mocks/writing/new', ...options })
    await remote.user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
    await remote.user.click(screen.getByRole('treeitem', { name: /^Details/ }))
    retype(/^Name/, 'Harbour 9')
    await chooseBook(remote)
    retype(/^Start time/, '2026-12-01 09:00')
    remote.server.failNext({ method: 'POST', path: 'mocks/writing', losesAnswer: true })
    remote.server.failNext({ method: 'GET', path: 'mocks/writing' })
    await remote.user.keyboard('{Control>}s{/Control}')
    await screen.findByRole('alert')
    await remote.user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(remote.router.state.location.pathname).toBe('/mocks/writing/edit/1'))
    expect(await listNames(remote, 'writing')).toEqual(['Harbour 9'])
    expect(await fetchMock(remote.api, 'writing', 1)).toMatchObject({ start_time: '2026-12-01 03:00:00' })
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Start time/ })).toHaveValue('1 Dec 2026, 09:00'),
    )
  },
)

test('a mock that does not exist is reported missing in its section', async () => {
  const answers = { failures: 'problem' as const }
  await renderRemote(mocks, { path: '/mocks/writing/edit/99999', seed: 'staff-only', answers })
  expect(await screen.findByRole('heading', { name: 'Writing mock 99999 was not found' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Writing mocks', level: 1 })).toBeVisible()
  expect(document.title).toBe('Writing mocks · IELTS console')
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/mocks/writing/')
})

// proves B78
test('a refusal sent with status 200 shows the route’s error with the server’s message', async () => {
  const answers = { failures: 'business' as const }
  await renderRemote(mocks, { path: '/mocks/writing/edit/99999', seed: 'staff-only', answers })
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no writing mock with the id 99999')
})

test.each(['/mocks/reading/99999/', '/mocks/reading/99999/edit', '/mocks/reading/99999/papers'])(
  '%s says that the mock does not exist, and links to the list',
  async (path) => {
    const { user, router } = await renderRemote(mocks, { path, seed: 'staff-only' })
    expect(await screen.findByRole('heading', { name: 'Reading mock 99999 was not found' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mocks/reading/'))
  },
)
