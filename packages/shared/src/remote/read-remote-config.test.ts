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
