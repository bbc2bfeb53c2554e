import type { Platform } from '@console/shared/platform'
import type { RemoteExtensions } from '@console/shared/remote'
import { expect, test, vi } from 'vitest'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { createExtensions } from './create-extensions.ts'

const point = 'dashboard.attention'
const about = 'record.links:content/article'
const menu = (path: string, order: number) => [{ title: path, path, icon: 'screen', order }]
const offer = (name: string, order: number) =>
  buildReleasedRemote({
    name,
    paths: [`/${name}/`],
    menu: menu(`/${name}/`, order),
    extensions: [point, about],
  })
const off = { reason: 'Wrong prices', since: '2026-11-01T09:00:00Z' }
const waiting = [{ text: '2 packages', to: '/sales/' }]

function open(extensions: RemoteExtensions, { refused = '' } = {}) {
  const captureException = vi.fn()
  const importRemote = vi.fn(async ({ name }: { name: string }) => ({
    default: { name, routes: () => [], extensions },
  }))
  const loader = createRemoteLoader(
    buildRelease(
      offer('texts', 30),
      offer('sales', 20),
      buildReleasedRemote({ name: 'plain', paths: ['/plain/'], menu: menu('/plain/', 10) }),
      { ...offer('closed', 5), disabled: off },
    ),
    importRemote,
    (remote) => ({ remote }) as Platform,
  )
  const telemetry = { capture: vi.fn(), log: vi.fn(), captureException }
  const { list, listFor } = createExtensions({ loader, telemetry, mayOpen: (path) => path !== refused })
  return { list, listFor, importRemote, captureException }
}
const { signal } = new AbortController()

test('lists who has a part in a point in the order of the menu, without loading anything', () => {
  const { list, importRemote } = open({})
  expect(list(point).map(({ remote }) => remote)).toEqual(['sales', 'texts'])
  expect(importRemote).not.toHaveBeenCalled()
  expect(
    open({}, { refused: '/sales/' })
      .list(point)
      .map(({ remote }) => remote),
  ).toEqual(['texts'])
})

test('an extension runs on the platform of its own remote', async () => {
  const run = vi.fn(async () => waiting)
  const [sales] = open({ [point]: run }).list(point)
  await expect(sales?.run(signal)).resolves.toEqual(waiting)
  expect(run).toHaveBeenCalledWith({ remote: 'sales' }, signal, undefined)
})

test('an extension about a record gets the record', async () => {
  const run = vi.fn(async () => waiting)
  const record = { id: 7, title: 'Present perfect' }
  const [sales] = open({ [about]: run }).listFor?.(about, record) ?? []
  await expect(sales?.run(signal)).resolves.toEqual(waiting)
  expect(run).toHaveBeenCalledWith({ remote: 'sales' }, signal, record)
})

test.each<[string, RemoteExtensions, RegExp]>([
  ['is missing from the module', {}, /has no extension for dashboard.attention/],
  ['fails', { [point]: () => Promise.reject(new Error('No list')) }, /No list/],
  [
    'leads out of the console',
    { [point]: async () => [{ text: 'Go', to: '//evil.example' }] },
    /path of the console/,
  ],
  ['has too many links', { [point]: async () => Array(6).fill(waiting[0]) }, /too_big/],
])(
  'an extension that %s is reported under its remote, and the others still run',
  async (_, extensions, message) => {
    const { list, captureException } = open(extensions)
    await expect(list(point)[0]?.run(signal)).rejects.toThrow(message)
    expect(captureException).toHaveBeenCalledWith(expect.any(Error), { remote: 'sales', extension: point })
  },
)
