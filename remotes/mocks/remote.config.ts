import { defineRemote } from '@console/shared/remote-config'

const group = 'Mock tests'

export default defineRemote({
  name: 'mocks',
  title: 'Mock tests',
  team: 'Mocks',
  platform: '^1.0.0',
  paths: ['/mocks/writing/', '/mocks/reading/', '/mocks/listening/', '/mocks/speaking/'],
  menu: [
    { title: 'Writing', path: '/mocks/writing/', icon: 'writing', group, order: 50 },
    { title: 'Reading', path: '/mocks/reading/', icon: 'reading', group, order: 60 },
    { title: 'Listening', path: '/mocks/listening/', icon: 'listening', group, order: 70 },
    { title: 'Speaking', path: '/mocks/speaking/', icon: 'speaking', group, order: 80 },
  ],
  permissions: [],
  screens: {
    '/mocks/writing/': 'mocks/list/writing-list.route.tsx',
    '/mocks/reading/': 'mocks/list/reading-list.route.tsx',
    '/mocks/listening/': 'mocks/list/listening-list.route.tsx',
    '/mocks/speaking/': 'mocks/speaking/speaking-list.route.tsx',
  },
})
