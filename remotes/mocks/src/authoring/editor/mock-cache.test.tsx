import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { freshTime } from '@console/shared/query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deleteMock, fetchMock, fetchMocks, type ServedSection, updateMock } from '../../api/mock.api.ts'
import { bookQueries, mockQueries } from '../../api/mock.queries.ts'
import { mockPaths } from '../../navigation/paths.ts'
import mocks from '../../remote.ts'

type Screen = 'editor' | 'document'

/** Opens the first mock of a section, then goes to a screen that sends no requests. */
async function openOnce(section: ServedSection, kind: Screen) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { queryClient } = remote.platform
  const id = (await fetchMocks(remote.api, section))[0]?.id ?? 0
  const { name } = await fetchMock(remote.api, section, id)
  const { toEditor, toMock } = mockPaths[section]
  const shown = () =>
    kind === 'editor'
      ? screen.findByRole('textbox', { name: 'Name' })
      : screen.findByRole('heading', { level: 1, name })
  async function open() {
    await remote.router.navigate((kind === 'editor' ? toEditor : toMock)(id))
    await shown()
    // The editor appears before the list of books has loaded.
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['books'] })).toBe(0))
  }
  async function leave() {
    await remote.router.navigate('/mocks/speaking/')
    await screen.findByRole('heading', { name: 'Speaking mocks' })
    // A query loses its observer shortly after its screen unmounts, which would cancel the next screen’s request.
    const ofScreen = queryClient.getQueryCache().findAll({ queryKey: ['mocks', section, 'detail'] })
    await waitFor(() => expect(ofScreen.some((query) => query.isActive())).toBe(false))
    remote.server.reset()
  }
  await open()
  await leave()
  return { ...remote, id, open, leave }
}

const listAsked = ({ server }: Pick<RenderedRemote, 'server'>) =>
  server.requests.map(({ method, path }) => `${method} ${path}`).sort()

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Control>}s{/Control}')

// proves 9.15
test.each([
  { section: 'writing', kind: 'editor' },
  { section: 'reading', kind: 'editor' },
  { section: 'reading', kind: 'document' },
  { section: 'listening', kind: 'editor' },
  { section: 'listening', kind: 'document' },
] as const)(
  'the $kind of a $section mock opened within the last five minutes is not requested again, and later it is',
  async ({ section, kind }) => {
    const remote = await openOnce(section, kind)
    await remote.open()
    expect(listAsked(remote)).toEqual([])
    await remote.leave()
    const { queryClient } = remote.platform
    const age = { updatedAt: Date.now() - freshTime }
    const { queryKey } = mockQueries(remote.api).detail(section, remote.id)
    queryClient.setQueryData(queryKey, (mock) => mock, age)
    queryClient.setQueryData(bookQueries(remote.api).list().queryKey, (books) => books, age)
    await remote.open()
    const books = kind === 'editor' ? ['GET all-books'] : []
    await waitFor(() => expect(listAsked(remote)).toEqual([...books, `GET mocks/${section}/${remote.id}`]))
  },
)

// proves 9.15
test('a mock changed elsewhere opens from the cache, and is compared with the server before it is saved', async () => {
  const remote = await openOnce('writing', 'editor')
  const before = await fetchMock(remote.api, 'writing', remote.id)
  await updateMock(remote.api, 'writing', remote.id, { ...before, name: 'Renamed elsewhere' })
  remote.server.reset()
  await remote.open()
  expect(field('Name')).toHaveValue(before.name)
  expect(listAsked(remote)).toEqual([])
  await remote.user.type(field('Description'), ' More.')
  await save(remote)
  expect(await screen.findByRole('dialog')).toHaveTextContent('Renamed elsewhere')
  expect(listAsked(remote)).toEqual([`GET mocks/writing/${remote.id}`])
})

// proves 9.15, B64
test('a saved mock opens with the server’s content, in the editor and as a document', async () => {
  const remote = await openOnce('reading', 'editor')
  await remote.open()
  await remote.user.type(field('Name'), ', revised')
  await save(remote)
  await waitFor(() => expect(remote.notices.at(-1)?.message).toMatch(/^Saved “.*, revised”$/))
  const { name } = await fetchMock(remote.api, 'reading', remote.id)
  expect(name).toMatch(/, revised$/)
  await remote.leave()
  await remote.open()
  expect(field('Name')).toHaveValue(name)
  expect(listAsked(remote)).toEqual([])
  await remote.router.navigate(mockPaths.reading.toMock(remote.id))
  await screen.findByRole('button', { name: 'More actions' })
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
})

// proves 9.15
test('a mock changed in another tab of this browser is requested again', async () => {
  const remote = await openOnce('writing', 'editor')
  const otherTab = new BroadcastChannel('console-changes')
  otherTab.postMessage([['mocks']])
  const { queryKey } = mockQueries(remote.api).detail('writing', remote.id)
  await waitFor(() => expect(remote.platform.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
  otherTab.close()
  await remote.open()
  expect(listAsked(remote)).toEqual([`GET mocks/writing/${remote.id}`])
})

test('a mock deleted elsewhere stays in its editor when it is saved, and is requested again', async () => {
  const remote = await openOnce('writing', 'editor')
  await remote.open()
  await deleteMock(remote.api, 'writing', remote.id)
  await remote.user.type(field('Description'), ' More.')
  await save(remote)
  expect(await screen.findByRole('alert')).toHaveTextContent('deleted')
  await remote.user.type(field('Name'), ', again')
  expect(field('Name')).toHaveDisplayValue(/, again$/)
  const { queryKey } = mockQueries(remote.api).detail('writing', remote.id)
  expect(remote.platform.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
