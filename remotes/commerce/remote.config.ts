import { defineRemote } from '@console/shared/remote-config'

export default defineRemote({
  name: 'commerce',
  title: 'Commerce',
  team: 'Commerce',
  platform: '^1.0.0',
  paths: ['/packages/', '/coupons/'],
  menu: [
    { title: 'Packages', path: '/packages/', icon: 'packages', group: 'Sales', order: 20 },
    { title: 'Coupons', path: '/coupons/', icon: 'coupons', group: 'Sales', order: 30 },
  ],
  permissions: [],
  screens: {
    '/packages/': 'packages/list/package-list.route.tsx',
    '/coupons/': 'coupons/list/coupon-list.route.tsx',
  },
})
