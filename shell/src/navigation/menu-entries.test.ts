import { expect, it } from 'vitest'
import { buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { findMenuEntry, findOwner, listMenuEntries } from './menu-entries.ts'

const buildRemote = (name: string, entries: [title: string, path: string, order: number][]) =>
  buildReleasedRemote({
    name,
    paths: entries.map(([, path]) => path),
    menu: entries.map(([title, path, order]) => ({ title, path, order, icon: 'screen' })),
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

it('finds the remote of a screen that has no menu entry', () => {
  const health = { ...buildRemote('health', []), paths: ['/mocks-health/'] }
  expect(findOwner([...remotes, health], '/mocks-health/7')).toBe(health)
  expect(findOwner(remotes, '/mocks/writing/7')?.name).toBe('mocks')
  expect(findOwner(remotes, '/nowhere/')).toBeNull()
})
