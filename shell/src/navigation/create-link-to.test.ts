import type { Platform } from '@console/shared/platform'
import { expect, test } from 'vitest'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { createLinkTo } from './create-link-to.ts'

const loader = createRemoteLoader(
  buildRelease(
    buildReleasedRemote({
      name: 'content',
      links: { article: '/grammar/:id/', search: '/grammar/search?q=:words' },
    }),
    buildReleasedRemote({ name: 'commerce' }),
  ),
  async () => null,
  () => ({}) as Platform,
)
const linkTo = createLinkTo(loader)

test('gives the address that the owner of the target names in this release', () => {
  expect(linkTo('content', 'article', 7)).toBe('/grammar/7/')
  expect(linkTo('content', 'search', ' ice & $& trade ')).toBe('/grammar/search?q=ice%20%26%20%24%26%20trade')
})

test('gives none for a remote or a target that the release does not have', () => {
  expect(linkTo('commerce', 'coupon', 7)).toBeNull()
  expect(linkTo('mocks', 'reading', 7)).toBeNull()
})
