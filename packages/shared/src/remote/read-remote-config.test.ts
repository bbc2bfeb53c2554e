import { expect, test } from 'vitest'
import { readRemoteConfig } from './read-remote-config.ts'

const notes = {
  name: 'notes',
  title: 'Notes',
  team: 'Notes',
  platform: '^1.12.0',
  paths: ['/notes/'],
  menu: [{ title: 'Notes', path: '/notes/', icon: 'articles', order: 10 }],
  permissions: [],
  screens: { '/notes/': 'list/list.route.tsx' },
}
const read = (config: object) => readRemoteConfig({ default: config }, 'remotes/notes/remote.config.ts')

test('a complete remote.config.ts is read as it is', () => {
  expect(read(notes)).toEqual({ config: notes })
})

test('everything wrong is listed by its place, with what is expected and what is there', () => {
  const { title: _, ...untitled } = notes
  expect(read({ ...untitled, name: 'My Notes', menu: [{ ...notes.menu[0], order: 'first' }] })).toEqual({
    problem: [
      'remotes/notes/remote.config.ts cannot be used:',
      '- name A remote is named in lower case: letters, digits, underscore, but is “My Notes”',
      '- title must be text, but is missing',
      '- menu[0].order must be a number, but is “first”',
    ].join('\n'),
  })
})

test('a file without a default export says what to export', () => {
  expect(readRemoteConfig({ remote: notes }, 'remote.config.ts')).toEqual({
    problem: 'remote.config.ts has no default export. It needs export default defineRemote({ … }).',
  })
})

test.each<[what: string, change: object, said: string]>([
  ['no path', { paths: [] }, '- paths must have at least one path: /packages/, but is an empty list'],
  ['a path without a slash', { paths: ['/notes'] }, '- paths[0] A path starts and ends with a slash'],
  [
    'a screen with a query',
    { screens: { '/notes/?new': 'new.route.tsx' } },
    'must be named by a path with slashes',
  ],
  [
    'a link with two places',
    { links: { note: '/notes/:id/:part/' } },
    '- links.note must be a path with one place',
  ],
  ['an API in capitals', { apis: ['Tickets'] }, '- apis[0] An API is named in lower case'],
  [
    'an extension without a list',
    { extensions: 'menu.badges' },
    '- extensions must be a list, but is “menu.badges”',
  ],
  [
    'a drawing that is a file',
    { menu: [{ ...notes.menu[0], icon: { path: 'url(icon.svg)' } }] },
    '- menu[0].icon.path must be the path of a drawing',
  ],
  [
    'a command to another site',
    { commands: [{ id: 'a', title: 'A', to: 'https://example.com/' }] },
    '- commands[0].to must be a path of the console',
  ],
  [
    'a first request with a query',
    { firstRequests: { '/notes/': 'notes?page=1' } },
    'must be a path of the API: packages/:id',
  ],
  [
    'another withoutPermission',
    { withoutPermission: 'mark' },
    '- withoutPermission must be "hide" or "explain"',
  ],
])('%s is named by its place', (_, change, said) => {
  expect(read({ ...notes, ...change })).toEqual({ problem: expect.stringContaining(said) })
})

test('screens stand in the order in which the router ranks them', () => {
  const screens = {
    '/notes/:id/': 'note.route.tsx',
    '/notes/:id/edit/': 'edit.route.tsx',
    '/notes/': 'list.route.tsx',
    '/notes/new/': 'new.route.tsx',
  }
  const found = read({ ...notes, screens })
  expect('config' in found && Object.keys(found.config.screens)).toEqual([
    '/notes/',
    '/notes/new/',
    '/notes/:id/',
    '/notes/:id/edit/',
  ])
})
