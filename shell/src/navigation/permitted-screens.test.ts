import { releasedRemoteSchema } from '@console/shared/release/released-remote'
import { expect, it } from 'vitest'
import { buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import {
  findFirstScreen,
  findHome,
  listMissingPermissions,
  listPermittedEntries,
} from './permitted-screens.ts'

const dashboard = buildReleasedRemote({
  name: 'dashboard',
  paths: ['/'],
  menu: [{ title: 'Dashboard', path: '/', icon: 'dashboard', order: 10 }],
  permissions: ['dashboard.view'],
})
const commerce = buildReleasedRemote({
  name: 'commerce',
  paths: ['/packages/', '/coupons/', '/imports/'],
  menu: [
    { title: 'Packages', path: '/packages/', icon: 'packages', order: 20, permission: 'packages.manage' },
    { title: 'Coupons', path: '/coupons/', icon: 'coupons', order: 30, permission: 'coupons.manage' },
  ],
})
const mocks = buildReleasedRemote({
  name: 'mocks',
  paths: ['/mocks/'],
  menu: [{ title: 'Mocks', path: '/mocks/', icon: 'reading', order: 40, permission: 'mocks.manage' }],
  permissions: ['books.view'],
})
const remotes = [mocks, commerce, dashboard]

const all = ['Dashboard', 'Packages', 'Coupons', 'Mocks']

it.each([
  [
    'of an administrator',
    ['dashboard.view', 'packages.manage', 'coupons.manage', 'mocks.manage', 'books.view'],
    all,
  ],
  ['of a seller of coupons', ['coupons.manage'], ['Coupons']],
  ['of somebody who lacks what the whole remote needs', ['dashboard.view', 'mocks.manage'], ['Dashboard']],
  ['on a server without permissions', [], all],
  ['on a server whose permissions have other names', ['edit_posts', 'ROLE_STAFF'], all],
])('the menu %s shows what they may open', (_who, held, titles) => {
  expect(listPermittedEntries(remotes, held).map(({ title }) => title)).toEqual(titles)
})

it.each([
  ['/packages', ['packages.manage']],
  ['/packages/7/', ['packages.manage']],
  ['/coupons/', []],
  ['/mocks/writing/', ['books.view', 'mocks.manage']],
  ['/', ['dashboard.view']],
  // Owned, without permissions of its own.
  ['/imports/', []],
  ['/no-such-screen/', []],
])('an account for coupons lacks for %s: %j', (path, missing) => {
  expect(listMissingPermissions(remotes, path, ['coupons.manage'])).toEqual(missing)
})

it('home is the start page, or the first permitted section when that is forbidden', () => {
  expect(findHome(remotes, ['dashboard.view'])).toBe('/')
  expect(findHome(remotes, [])).toBe('/')
  expect(findHome(remotes, ['mocks.manage', 'books.view', 'coupons.manage'])).toBe('/coupons/')
  expect(findHome([dashboard, mocks], ['mocks.manage'])).toBe('/')
})

it('a release that names no permissions restricts nothing', () => {
  const earlier = [
    dashboard,
    { ...commerce, menu: commerce.menu.map(({ permission: _, ...entry }) => entry) },
  ]
  const parsed = earlier.map((remote) => releasedRemoteSchema.parse({ ...remote, permissions: [] }))
  expect(listPermittedEntries(parsed, ['mocks.manage']).map(({ title }) => title)).toEqual(all.slice(0, 3))
})

it('the first screen is the chosen one while the person may open it', () => {
  const held = ['dashboard.view', 'coupons.manage']
  expect(findFirstScreen(remotes, held, '/coupons/')).toBe('/coupons/')
  expect(findFirstScreen(remotes, held, '/packages/')).toBe('/')
  expect(findFirstScreen(remotes, held, null)).toBe('/')
  expect(findFirstScreen(remotes, ['coupons.manage'], '/mocks/')).toBe('/coupons/')
})
