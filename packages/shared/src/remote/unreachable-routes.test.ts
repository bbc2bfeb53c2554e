import { expect, test } from 'vitest'
import { describeUnreachableRoutes } from './unreachable-routes.ts'

test.each([
  ['a path twice', [{ path: '/notes/' }, { path: '/notes' }], ['/notes']],
  ['two names of a parameter', [{ path: '/notes/:id' }, { path: '/Notes/:note/' }], ['/Notes/:note']],
  [
    'a child and an absolute path',
    [{ path: '/notes', children: [{ path: 'new' }] }, { path: '/notes/new' }],
    ['/notes/new'],
  ],
  [
    'an index beside its own path',
    [{ path: '/notes', children: [{ index: true }, { path: '' }] }],
    ['/notes'],
  ],
  ['a parent and its index', [{ path: '/notes', children: [{ index: true }] }, { path: '/notes/:id' }], []],
  ['a word beside a parameter', [{ path: '/notes/new' }, { path: '/notes/:id' }], []],
])('says of %s what is never shown', (_what, routes, shown) => {
  expect(describeUnreachableRoutes(routes as Parameters<typeof describeUnreachableRoutes>[0])).toEqual(
    shown.map((path) => `two routes are for ${path}, and only the first is ever shown`),
  )
})
