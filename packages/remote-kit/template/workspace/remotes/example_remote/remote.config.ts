import { defineRemote } from '@console/shared/remote-config'

export default defineRemote({
  name: 'example_remote',
  title: 'Example remote',
  team: 'Example team',
  platform: '^1.0.0',
  paths: ['/example-remote/'],
  menu: [
    {
      title: 'Example remote',
      path: '/example-remote/',
      icon: 'screen',
      order: 1000,
    },
  ],
  permissions: [],
  screens: { '/example-remote/': 'overview/overview.route.tsx' },
})
