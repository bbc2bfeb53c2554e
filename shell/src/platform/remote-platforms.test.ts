import 'fake-indexeddb/auto'
import { consoleConfigSchema } from '@console/shared/config'
import type { DraftKey } from '@console/shared/platform'
import { createStore, keys, set } from 'idb-keyval'
import { expect, onTestFinished, test } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { beginSession, endSession } from '../session/session.store.ts'
import { createRemotePlatforms } from './remote-platforms.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] }
const release = buildRelease(
  buildReleasedRemote({ name: 'commerce', paths: ['/packages/'] }),
  buildReleasedRemote({ name: 'tickets', paths: ['/tickets/'] }),
)
const key: DraftKey = { entity: 'orders', id: '1' }

function openPlatforms() {
  const config = consoleConfigSchema.parse({ apiBaseUrl: '' })
  const { platform } = createConsole({ config, release }, () => Promise.reject(new Error('No remotes here')))
  beginSession({ token: 't-1', user, permissions: [] }, false)
  onTestFinished(endSession)
  const read = createRemotePlatforms(platform, () => [])
  return { shell: platform, commerce: read('commerce'), tickets: read('tickets'), read }
}

const store = createStore('console-drafts', 'drafts')
const keep = (address: string, draft: object) =>
  set(`7/${address}`, { document: { note: 'old' }, baseVersion: null, savedAt: Date.now(), ...draft }, store)

test('a remote can replace nothing that other remotes use', () => {
  const { shell, commerce, tickets, read } = openPlatforms()
  expect(read('commerce')).toBe(commerce)
  expect(commerce.remote).toBe('commerce')
  expect(() => Object.assign(commerce.api, { request: () => Promise.reject(new Error('Mine')) })).toThrow()
  expect(() => Object.assign(commerce, { api: tickets.api })).toThrow()
  expect(() => Object.assign(commerce.settings.features, { media: false })).toThrow()
  expect(commerce.release.remotes).toEqual(shell.release.remotes)
})

test('two remotes with the same query key have their own data', () => {
  const { commerce, tickets } = openPlatforms()
  commerce.queryClient.setQueryData(['orders', 'list'], ['a package'])
  expect(tickets.queryClient.getQueryData(['orders', 'list'])).toBeUndefined()
  tickets.queryClient.clear()
  expect(commerce.queryClient.getQueryData(['orders', 'list'])).toEqual(['a package'])
})

test('signing out clears what every remote has read', () => {
  const { commerce, tickets } = openPlatforms()
  commerce.queryClient.setQueryData(['orders'], [1])
  tickets.queryClient.setQueryData(['orders'], [2])
  endSession()
  expect([commerce, tickets].map(({ queryClient }) => queryClient.getQueryData(['orders']))).toEqual([
    undefined,
    undefined,
  ])
})

test('two remotes with drafts of the same name read and discard their own', async () => {
  const { shell, commerce, tickets } = openPlatforms()
  await commerce.drafts.write(key, { note: 'of commerce' }, null)
  await tickets.drafts.write(key, { note: 'of tickets' }, null)
  expect((await commerce.drafts.read(key))?.document).toEqual({ note: 'of commerce' })
  expect((await commerce.drafts.list()).map(({ document }) => document)).toEqual([{ note: 'of commerce' }])
  await commerce.drafts.discard(key)
  expect(await commerce.drafts.read(key)).toBeNull()
  expect((await tickets.drafts.read(key))?.document).toEqual({ note: 'of tickets' })
  const listed = await shell.drafts.list()
  expect(listed.map(({ document }) => document)).toEqual([{ note: 'of tickets' }])
  for (const draft of listed) await shell.drafts.discard(draft.key)
  expect(await tickets.drafts.list()).toEqual([])
})

test('a draft from before drafts named their remote stays with the remote of its address', async () => {
  const { commerce, tickets } = openPlatforms()
  await keep('orders/1', { key, path: '/packages/1/?edit' })
  expect(await tickets.drafts.list()).toEqual([])
  await tickets.drafts.discard(key)
  expect((await commerce.drafts.list()).map(({ document }) => document)).toEqual([{ note: 'old' }])
  await commerce.drafts.store({ owner: 7, key, document: { note: 'new' }, baseVersion: null })
  expect((await commerce.drafts.list()).map(({ document }) => document)).toEqual([{ note: 'new' }])
  await commerce.drafts.discard(key)
  expect(await commerce.drafts.list()).toEqual([])
})

test('a draft that only another version of the console can read is kept for its 30 days', async () => {
  const { shell } = openPlatforms()
  const day = 24 * 60 * 60_000
  await keep('orders/2', { key: 'a key of a later version' })
  await keep('orders/3', { key: 'a key of a later version', savedAt: Date.now() - 31 * day })
  expect(await shell.drafts.list()).toEqual([])
  expect(await keys(store)).toEqual(['7/orders/2'])
})
