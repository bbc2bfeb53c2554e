import { consoleConfigSchema } from '@console/shared/config'
import { expect, it } from 'vitest'
import { listMissingPermissions } from '../navigation/permitted-screens.ts'
import { readEntries } from './read-entries.ts'

const commerce = {
  name: 'commerce',
  title: 'Commerce',
  team: 'Sales',
  version: '1.0.0',
  platform: '^1.0.0',
  paths: ['/packages/', '/coupons/'],
  menu: [
    { title: 'Packages', path: '/packages/', icon: 'packages', order: 20, permission: 'packages.manage' },
    { title: 'Coupons', path: '/coupons/', icon: 'coupons', order: 30, permission: 'coupons.manage' },
  ],
  permissions: ['sales.view'],
}

const read = (features: object) =>
  readEntries({ remotes: [commerce] }, consoleConfigSchema.parse({ apiBaseUrl: '', features })).remotes

it('closes no section to an account unless the configuration switches permissions on', () => {
  const held = ['packages.manage', 'dashboard.view']
  expect(listMissingPermissions(read({}), '/coupons/', held)).toEqual([])
  expect(listMissingPermissions(read({ permissions: true }), '/coupons/', held)).toEqual([
    'sales.view',
    'coupons.manage',
  ])
})
