import type { RecordedRemote } from '@console/shared/release'
import { expect, test } from 'vitest'
import { buildReleasedRemote as remote } from '../../test/support/released-remote.ts'
import { fillAddress } from './fill-address.ts'
import { findUnproved } from './find-unproved.ts'
import { listScreens } from './list-screens.ts'

const change = (name: string, to: string | undefined = '1.0.0-aaaaaaaa') => ({ name, from: undefined, to })
const articles = remote('articles', {
  screens: {
    '/articles/:id/': 'detail.route.tsx',
    '/articles/': 'list.route.tsx',
    '/articles/new/': 'new.route.tsx',
  },
  menu: [{ title: 'Articles', path: '/articles/', icon: 'articles', order: 1 }],
  commands: [
    { id: 'new', title: 'New', to: '/articles/?new' },
    { id: 'elsewhere', title: 'Elsewhere', to: '/packages/' },
  ],
})

const list = (remotes: RecordedRemote[], changed: string[]) =>
  listScreens(
    { remotes },
    changed.map((name) => change(name)),
  ).map(({ unit, address }) => `${unit} ${address}`)

test('opens the screens, menu entries and commands of a changed remote once each, those with an id last', () => {
  expect(list([articles, remote('packages')], ['articles'])).toEqual([
    'articles /articles/',
    'articles /articles/new/',
    'articles /articles/?new',
    'articles /articles/:id/',
  ])
})

test('opens the paths of a remote that names no screens', () => {
  expect(list([articles, remote('packages')], ['packages'])).toEqual(['packages /packages/'])
})

test('opens all screens and sign-in for a changed shell, except of switched-off sections', () => {
  const off = remote('mocks', { disabled: { reason: 'maintenance', since: '2026-01-01T00:00:00Z' } })
  expect(list([articles, remote('packages'), off], ['shell'])).toEqual([
    'shell /signin',
    'articles /articles/',
    'articles /articles/new/',
    'articles /articles/?new',
    'packages /packages/',
    'articles /articles/:id/',
  ])
})

const siblings = Object.keys(articles.screens)

test.each<
  [address: string, links: string[], ids: { screen: string; id: string }[], filled: string | undefined]
>([
  ['/articles/:id/', ['/', '/articles/new/', '/articles/12/'], [], '/articles/12/'],
  ['/articles/:id/edit/', ['/articles/12'], [], '/articles/12/edit/'],
  ['/articles/:id/', ['/packages/3/'], [{ screen: '/articles/', id: '7' }], '/articles/7/'],
  [
    '/articles/edit/:id/',
    [],
    [
      { screen: '/', id: '1' },
      { screen: '/articles/', id: '7' },
      { screen: '/packages/', id: '9' },
    ],
    '/articles/edit/7/',
  ],
  ['/articles/:id/', ['/articles/new/'], [{ screen: '/packages/', id: '9' }], undefined],
  ['/articles/:id/parts/:part/', ['/articles/12/parts/3/'], [], undefined],
])('opens %s with an id that a screen shows', (address, links, ids, filled) => {
  expect(fillAddress(address, siblings, { links, ids })).toBe(filled)
})

test('a unit of which nothing ran counts as untested', () => {
  const shell = { version: '1.0.0-bbbbbbbb', platform: '1.0.0', signIn: [], frame: [], provided: {} }
  const release = {
    format: 1,
    id: 'r-000000000000',
    created_at: '',
    files: {},
    shell,
    remotes: [articles],
  } as const
  const changes = [
    change('articles'),
    change('shell', '1.0.0-bbbbbbbb'),
    { name: 'gone', from: '1.0.0-dddddddd', to: undefined },
  ]
  const candidate = { release: { ...release, remotes: [articles] }, changes }
  const ofShell = '/shell/1.0.0-bbbbbbbb/static/js/index.js'
  const entry = '/remotes/articles/1.0.0-aaaaaaaa/remoteEntry.js'
  expect(findUnproved(candidate, new Set([entry, ofShell]))).toEqual([])
  expect(findUnproved(candidate, new Set([entry])).map(({ unit }) => unit)).toEqual(['shell'])
  const former = '/remotes/articles/1.0.0-cccccccc/remoteEntry.js'
  expect(findUnproved(candidate, new Set([former, ofShell])).map(({ unit }) => unit)).toEqual(['articles'])
})
