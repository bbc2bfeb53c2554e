import { renderRemote } from '@console/remote-kit/testing'
import { cleanup } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchMocks } from './api/mock.api.ts'
import { mockPaths } from './navigation/paths.ts'
import mocks from './remote.ts'

/** With a fake clock `waitFor` advances it by `interval` at each check: 0 keeps it still. */
const inTime = { interval: 0 }

afterEach(() => {
  vi.useRealTimers()
})

/** Runs loaders without rendering their screens, so that all requests come from loaders. */
async function openUndrawn() {
  const { api, server, platform } = await renderRemote(mocks, { path: mockPaths.speaking.list })
  cleanup()
  return {
    api,
    server,
    open: (path: string) => createMemoryRouter(mocks.routes(platform), { initialEntries: [path] }),
    listAsked: () => server.requests.map(({ path }) => path),
  }
}

// proves 2.37, 7.20
test.each([
  { section: 'writing' as const, toPath: mockPaths.writing.toMock },
  { section: 'reading' as const, toPath: mockPaths.reading.toEditor },
  { section: 'listening' as const, toPath: mockPaths.listening.toEditor },
])(
  'the $section editor requests the books and the mock before it is rendered',
  async ({ section, toPath }) => {
    const { api, server, open, listAsked } = await openUndrawn()
    const [mock] = await fetchMocks(api, section)
    const id = mock?.id ?? 0
    server.reset()
    open(toPath(id))
    await expect.poll(listAsked, inTime).toHaveLength(2)
    expect(listAsked().toSorted()).toEqual(['all-books', `mocks/${section}/${id}`])
  },
)

// proves 2.27
test.each([
  ['mocks/writing', mockPaths.writing.list],
  ['mocks/reading', mockPaths.reading.list],
  ['mocks/listening', mockPaths.listening.list],
])('%s is requested before the list is rendered', async (asks, path) => {
  const { open, listAsked } = await openUndrawn()
  open(path)
  await expect.poll(listAsked, inTime).toEqual([asks])
})

// proves 2.26
test('the reading list opens without waiting for its mocks, and the others wait a moment for theirs', async () => {
  const { server, open, listAsked } = await openUndrawn()
  for (const path of ['mocks/reading', 'mocks/writing', 'mocks/listening']) {
    server.failNext({ method: 'GET', path, hang: true })
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = [open(mockPaths.writing.list), open(mockPaths.listening.list)]
  await expect.poll(listAsked, inTime).toHaveLength(2)
  const reading = open(mockPaths.reading.list)
  await expect.poll(() => reading.state.initialized, inTime).toBe(true)
  expect(waiting.map(({ state }) => state.initialized)).toEqual([false, false])
  vi.advanceTimersByTime(150)
  await expect.poll(() => waiting.map(({ state }) => state.initialized), inTime).toEqual([true, true])
})
