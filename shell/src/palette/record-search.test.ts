import type { Platform } from '@console/shared/platform'
import { createQueryClient } from '@console/shared/query'
import { buildRecordSource } from '@console/shared/record-source'
import type { RemoteCommand } from '@console/shared/remote-config'
import { beforeEach, expect, it, vi } from 'vitest'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import type { FoundCommand } from './find-commands.ts'
import { findRecords } from './find-records.ts'
import { createRecordSearch } from './record-search.ts'

const buildEntry = (title: string, path: string, permission: string) => ({
  title,
  path,
  icon: 'screen' as const,
  order: 1,
  permission,
})

const release = buildRelease(
  buildReleasedRemote({
    name: 'sales',
    paths: ['/packages/', '/coupons/'],
    menu: [
      buildEntry('Packages', '/packages/', 'packages.manage'),
      buildEntry('Coupons', '/coupons/', 'coupons.manage'),
    ],
  }),
)

const queryClient = createQueryClient({ onRefetchFailed: () => undefined, onWriteFailed: () => undefined })
beforeEach(() => queryClient.clear())

const lists = ['packages', 'coupons']

const noTexts = (_list: string, _query: string): RemoteCommand[] => []

function openSearch(
  fetchList: (name: string) => Promise<string[]>,
  permissions: string[] = [],
  searchTexts = noTexts,
) {
  // The search reads permissions, and a remote its platform's query client; nothing else is used.
  const platform = { queryClient, session: { readPermissions: () => permissions } } as unknown as Platform
  const records = async () =>
    lists
      .map((name) =>
        buildRecordSource(queryClient, {
          list: `/${name}/`,
          query: {
            queryKey: [name, 'list'],
            queryFn: async () => {
              const titles = await fetchList(name)
              return { records: titles.map((title, id) => ({ title, id })), unreadable: [] }
            },
            retry: false,
          },
          toCommand: ({ id, title }) => ({ id: `${id}`, title, to: `/${name}/?edit=${id}` }),
        }),
      )
      .map((source) => ({ ...source, search: async (query: string) => searchTexts(source.list, query) }))
  const loader = createRemoteLoader(
    release,
    async () => ({ default: { name: 'sales', routes: () => [], records } }),
    () => platform,
  )
  const search = createRecordSearch({ loader, platform, go: () => undefined, onChange: () => undefined })
  const find = (query: string) =>
    search
      .read()
      .flatMap((list) => findRecords(list, query))
      .map(({ command }) => `${command.hint}: ${command.title}`)
  return { ...search, find, loader }
}

const never = new AbortController().signal

it('loads unopened sections, and finds the server’s records of each', async () => {
  const fetchList = vi.fn(async (name: string) => [`${name} WELCOME10`])
  const { ask, find } = openSearch(fetchList)
  expect(find('welcome')).toEqual([])
  await ask(never)
  expect(find('welcome')).toEqual(['Packages: packages WELCOME10', 'Coupons: coupons WELCOME10'])
  await ask(never)
  expect(fetchList).toHaveBeenCalledTimes(2)
})

it('finds cached records at once, without a request', async () => {
  const fetchList = vi.fn(async () => [])
  queryClient.setQueryData(['coupons', 'list'], { records: [{ id: 1, title: 'CACHED' }], unreadable: [] })
  const { loader, find } = openSearch(fetchList)
  await loader.load('sales')
  const opened = createRecordSearch({
    loader,
    platform: { queryClient, session: { readPermissions: () => [] } } as unknown as Platform,
    go: () => undefined,
    onChange: () => undefined,
  })
  await vi.waitFor(() => expect(opened.read()).not.toEqual([]), 15_000)
  expect(opened.read().flatMap((list) => findRecords(list, 'cached'))).toHaveLength(1)
  expect(find('cached')).toEqual([])
  expect(fetchList).not.toHaveBeenCalled()
})

it('requests no list that the person may not open', async () => {
  const fetchList = vi.fn(async (name: string) => [name])
  const { ask, find } = openSearch(fetchList, ['coupons.manage'])
  await ask(never)
  expect(find('pack')).toEqual([])
  expect(find('coup')).toEqual(['Coupons: coupons'])
  expect(fetchList.mock.calls).toEqual([['coupons']])
})

it('names a list that failed to load, and searches the others', async () => {
  const { ask, find, listFailed } = openSearch(async (name) => {
    if (name === 'coupons') throw new Error('no')
    return ['Gold']
  })
  await ask(never)
  expect(find('gold')).toEqual(['Packages: Gold'])
  expect(listFailed()).toEqual(['Coupons'])
})

it('finds words inside the records of every section that may be opened, and survives one that fails', async () => {
  const searchTexts = (list: string, query: string) => {
    if (list === '/packages/') throw new Error('no')
    return [
      { id: '1', title: `Gold: …${query}…`, to: `${list}?at=1` },
      { id: '2', title: 'Elsewhere', to: '/packages/?at=2' },
      { id: '3', title: 'Not an address', to: 'https://example.com' },
    ]
  }
  const { askTexts } = openSearch(async () => [], ['coupons.manage', 'packages.manage'], searchTexts)
  const onFound = vi.fn()
  await askTexts('ice', never, onFound)
  const titles = onFound.mock.lastCall?.[0].map(({ command }: FoundCommand) => command.title)
  expect(titles).toEqual(['Gold: …ice…', 'Elsewhere'])
  const closed = openSearch(async () => [], ['coupons.manage'], searchTexts)
  await closed.askTexts('ice', never, onFound)
  expect(onFound.mock.lastCall?.[0]).toHaveLength(1)
})

it('puts what was found in one section before the searches of another', async () => {
  const searchTexts = (list: string) => [
    ...(list === '/coupons/' ? [{ id: '1', title: 'Found', to: `${list}?at=1` }] : []),
    { id: 'all', title: `Search in ${list}`, to: `${list}search` },
  ]
  const { askTexts } = openSearch(async () => [], ['coupons.manage', 'packages.manage'], searchTexts)
  const onFound = vi.fn()
  await askTexts('ice', never, onFound)
  const titles = onFound.mock.lastCall?.[0].map(({ command }: FoundCommand) => command.title)
  expect(titles).toEqual(['Found', 'Search in /packages/', 'Search in /coupons/'])
})

it('aborts its requests when the search ends, and reports no failure', async () => {
  const controller = new AbortController()
  const started = Promise.withResolvers<void>()
  const { ask, listFailed } = openSearch(() => {
    started.resolve()
    return new Promise(() => undefined)
  })
  const asked = ask(controller.signal)
  await started.promise
  controller.abort()
  await asked
  expect(listFailed()).toEqual([])
})
