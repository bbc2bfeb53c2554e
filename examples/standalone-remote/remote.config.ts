import { defineRemote } from '@console/shared/remote-config'

export default defineRemote({
  name: 'ending_coupons',
  title: 'Ending coupons',
  team: 'Marketing',
  platform: '^1.0.0',
  paths: ['/ending-coupons/'],
  menu: [
    {
      title: 'Ending coupons',
      path: '/ending-coupons/',
      icon: 'screen',
      order: 900,
    },
  ],
  permissions: [],
  screens: { '/ending-coupons/': 'overview/overview.route.tsx' },
})
