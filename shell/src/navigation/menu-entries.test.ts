import type { ReleasedRemote } from '@console/shared/release'
import { expect, it } from 'vitest'
import { findMenuEntry, listMenuEntries } from './menu-entries.ts'

const integrity = `sha384-${'A'.repeat(64)}`

const buildRemote = (
  name: string,
  entries: [title: string, path: string, order: number][],
): ReleasedRemote => ({
  name,
  title: name,
  team: name,
  platform: '^1.0.0',
  paths: entries.map(([, path]) => path),
  menu: entries.map(([title, path, order]) => ({ title, path, order, icon: 'screen' })),
  permissions: [],
  screens: {},
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.js',
  shared: [],
  screenAssets: {},
  version: '1.0.0-abcdef12',
  integrity: { manifest: integrity, entry: integrity },
})

const remotes = [
  buildRemote('mocks', [
    ['Writing', '/mocks/writing/', 50],
    ['Mocks', '/mocks/', 50],
  ]),
  buildRemote('dashboard', [['Dashboard', '/', 10]]),
]

it('orders the entries of all remotes by number, then by title', () => {
  expect(listMenuEntries(remotes).map(({ title }) => title)).toEqual(['Dashboard', 'Mocks', 'Writing'])
})

it.each([
  ['/', 'Dashboard'],
  ['/mocks/writing', 'Writing'],
  ['/mocks/writing/edit/7', 'Writing'],
  ['/mocks/reading/', 'Mocks'],
  ['/nowhere/', undefined],
])('finds for %s the closest entry: %s', (path, title) => {
  expect(findMenuEntry(remotes, path)?.title).toBe(title)
})
