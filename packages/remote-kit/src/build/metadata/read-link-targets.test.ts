import { expect, test } from 'vitest'
import { listLinkTargets } from './read-link-targets.ts'

test.each([
  ["links.linkTo?.('content', 'article', id)", ['content/article']],
  ['platform.links.linkTo(\n  "mocks",\n  "search",\n  words,\n)', ['mocks/search']],
  [
    "links.linkTo('commerce', 'coupon', 1); platform.links?.linkTo?.(`mocks`, 'reading', b)",
    ['commerce/coupon', 'mocks/reading'],
  ],
  ['platform.links.linkTo = () => null', []],
  ['linkTo({ to }); const linkTo = (id) => id; row.linkTo(id)', []],
  ['const linkToMe = 1', []],
])('%s links to %j', (source, found) => {
  expect(listLinkTargets(source, 'src/list.tsx')).toEqual(found)
})

test.each(['links.linkTo(remote, "article", id)', "links.linkTo('content', kind, id)"])(
  '%s is refused, since nobody could say which links break',
  (source) => {
    expect(() => listLinkTargets(source, 'src/list.tsx')).toThrow(
      /src\/list\.tsx calls linkTo\(.+Give remote and target as texts/,
    )
  },
)
