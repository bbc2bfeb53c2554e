import { defineRemote } from '@console/shared/remote-config'

export default defineRemote({
  name: 'commerce',
  title: 'Commerce',
  team: 'Commerce',
  platform: '^1.10.0',
  paths: ['/packages/', '/coupons/'],
  menu: [
    {
      title: 'Packages',
      path: '/packages/',
      icon: 'packages',
      group: 'Sales',
      order: 20,
      permission: 'packages.manage',
    },
    {
      title: 'Coupons',
      path: '/coupons/',
      icon: 'coupons',
      group: 'Sales',
      order: 30,
      permission: 'coupons.manage',
    },
  ],
  commands: [
    { id: 'packages', title: 'Packages', to: '/packages/', keywords: ['coins', 'gems', 'price'] },
    { id: 'new-package', title: 'New package', to: '/packages/?new', keywords: ['create', 'add'] },
    {
      id: 'deleted-packages',
      title: 'Recently deleted packages',
      to: '/packages/?deleted',
      keywords: ['restore', 'trash', 'bin', 'undelete'],
    },
    {
      id: 'import-packages',
      title: 'Import packages',
      to: '/packages/?import',
      keywords: ['csv', 'spreadsheet', 'upload'],
    },
    { id: 'coupons', title: 'Coupons', to: '/coupons/', keywords: ['discount', 'code', 'campaign'] },
    { id: 'new-coupon', title: 'New coupon', to: '/coupons/?new', keywords: ['create', 'add', 'code'] },
    {
      id: 'deleted-coupons',
      title: 'Recently deleted coupons',
      to: '/coupons/?deleted',
      keywords: ['restore', 'trash', 'bin', 'undelete'],
    },
    {
      id: 'import-coupons',
      title: 'Import coupons',
      to: '/coupons/?import',
      keywords: ['csv', 'spreadsheet', 'upload'],
    },
    {
      id: 'generate-coupons',
      title: 'Generate coupon codes',
      to: '/coupons/?generate',
      keywords: ['batch', 'bulk', 'codes'],
    },
  ],
  permissions: [],
  extensions: ['dashboard.attention', 'menu.badges'],
  links: { package: '/packages/?edit=:id', coupon: '/coupons/?edit=:id' },
  screens: {
    '/packages/': 'packages/list/package-list.route.tsx',
    '/coupons/': 'coupons/list/coupon-list.route.tsx',
  },
  firstRequests: { '/packages/': 'packages', '/coupons/': 'coupons' },
})
