import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import type { RecordId } from '@console/shared/http/record-list'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { allMocks, mockMutations } from '../api/mock.queries.ts'
import mocks from '../remote.ts'

/** The number of visible rows. */
let inSight = 3

beforeEach(() => {
  inSight = 3
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe(element: Element) {
        const index = element.closest('tr')?.rowIndex ?? 0
        this.tell([{ isIntersecting: index <= inSight }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const openList = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(mocks, { path: '/mocks/writing/', ...options })

const countRead = ({ server }: RenderedRemote) =>
  server.requests.filter(({ method, path }) => method === 'GET' && /^mocks\/writing\/\d+$/.test(path)).length

const bodyRows = () => screen.getAllByRole('row').slice(1)

async function firstShown(api: RenderedRemote['api']): Promise<RecordId> {
  const [link] = within(bodyRows()[0] ?? document.body).getAllByRole('link')
  return (await fetchMocks(api, 'writing')).find(({ name }) => name === link?.textContent)?.id ?? 0
}

const seeHealth = (count: number, text: string | RegExp) =>
  waitFor(() =>
    expect(bodyRows().filter((row) => within(row).queryByText(text) !== null)).toHaveLength(count),
  )

test('health is read only for visible rows', async () => {
  const remote = await openList()
  await seeHealth(3, 'No problems')
  expect(countRead(remote)).toBe(3)
})

test('indexed texts are stored between visits, and a changed mock is read again', async () => {
  const remote = await openList()
  const { api, router, platform } = remote
  await seeHealth(3, 'No problems')
  await router.navigate('/mocks/speaking/')
  await screen.findByRole('heading', { name: 'Speaking mocks' })
  await router.navigate('/mocks/writing/')
  await seeHealth(3, 'No problems')
  expect(countRead(remote)).toBe(3)

  const id = await firstShown(api)
  const mock = await fetchMock(api, 'writing', id)
  await updateMock(api, 'writing', id, { ...mock, writing_questions: { title: '', parts: [] } })
  const before = countRead(remote)
  // Every write does this.
  await platform.queryClient.invalidateQueries({ queryKey: allMocks })
  await seeHealth(1, /\d errors?/)
  expect(countRead(remote) - before).toBe(1)
})

test('without change times from the server, saving one mock does not read the others again', async () => {
  const remote = await openList({ answers: {} })
  await seeHealth(3, 'No problems')
  const { api, router, platform } = remote
  await platform.queryClient.invalidateQueries({ queryKey: allMocks })
  await seeHealth(3, 'No problems')
  expect(countRead(remote)).toBe(3)

  const shown = await firstShown(api)
  const payload = await fetchMock(api, 'writing', shown)
  await router.navigate('/mocks/speaking/')
  await screen.findByRole('heading', { name: 'Speaking mocks' })
  const before = countRead(remote)
  const update = mockMutations(api, 'writing').update()
  await platform.queryClient
    .getMutationCache()
    .build(platform.queryClient, update)
    .execute({ id: shown, payload, guard: {} })
  await router.navigate('/mocks/writing/')
  await seeHealth(3, 'No problems')
  expect(countRead(remote) - before).toBe(1)
})

test('stops reading mocks after the first 429, and the list stays', async () => {
  inSight = 50
  const remote = await openList({
    arrange: async ({ api, server }) => {
      for (const { id } of await fetchMocks(api, 'writing'))
        server.failNext({ method: 'GET', path: `mocks/writing/${id}`, status: 429, times: 9 })
    },
  })
  await screen.findByRole('table')
  const { length } = bodyRows()
  expect(length).toBeGreaterThan(4)
  await seeHealth(length, 'Not checked')
  expect(countRead(remote)).toBe(4)
})

test('with background reading off, mocks are read only when the list is sorted or filtered by health', async () => {
  const remote = await openList({ path: '/mocks/speaking/' })
  remote.platform.settings.features.mockHealth = false
  await remote.router.navigate('/mocks/writing/')
  await screen.findByRole('table')
  expect(screen.queryByRole('columnheader', { name: 'Problems' })).not.toBeInTheDocument()
  expect(countRead(remote)).toBe(0)
  await remote.router.navigate('/mocks/writing/?health=fine')
  expect(await screen.findByRole('columnheader', { name: 'Problems' })).toBeVisible()
  await waitFor(() => expect(countRead(remote)).toBeGreaterThan(3))
})
