import { defineRemote } from '@console/shared/remote-config'

const group = 'Mock tests'

export default defineRemote({
  name: 'mocks',
  title: 'Mock tests',
  team: 'Mocks',
  platform: '^1.5.0',
  paths: ['/mocks/writing/', '/mocks/reading/', '/mocks/listening/', '/mocks/speaking/'],
  menu: [
    { title: 'Writing', path: '/mocks/writing/', icon: 'writing', group, order: 50 },
    { title: 'Reading', path: '/mocks/reading/', icon: 'reading', group, order: 60 },
    { title: 'Listening', path: '/mocks/listening/', icon: 'listening', group, order: 70 },
    { title: 'Speaking', path: '/mocks/speaking/', icon: 'speaking', group, order: 80 },
  ],
  commands: [
    { id: 'writing-mocks', title: 'Writing mocks', to: '/mocks/writing/', keywords: ['tests', 'tasks'] },
    { id: 'reading-mocks', title: 'Reading mocks', to: '/mocks/reading/', keywords: ['tests', 'passages'] },
    {
      id: 'listening-mocks',
      title: 'Listening mocks',
      to: '/mocks/listening/',
      keywords: ['tests', 'recordings'],
    },
    { id: 'speaking-mocks', title: 'Speaking mocks', to: '/mocks/speaking/', keywords: ['tests', 'drafts'] },
  ],
  permissions: ['mocks.manage'],
  screens: {
    '/mocks/writing/': 'mocks/list/writing-list.route.tsx',
    '/mocks/writing/new/': 'mocks/sections/writing/writing-new.route.tsx',
    '/mocks/writing/edit/:id/': 'mocks/sections/writing/writing-edit.route.tsx',
    '/mocks/reading/': 'mocks/list/reading-list.route.tsx',
    '/mocks/reading/new/': 'mocks/sections/reading/reading-new.route.tsx',
    '/mocks/reading/:id/': 'mocks/sections/reading/reading-detail.route.tsx',
    '/mocks/reading/:id/edit/': 'mocks/sections/reading/reading-edit.route.tsx',
    '/mocks/listening/': 'mocks/list/listening-list.route.tsx',
    '/mocks/listening/new/': 'mocks/sections/listening/listening-new.route.tsx',
    '/mocks/listening/:id/': 'mocks/sections/listening/listening-detail.route.tsx',
    '/mocks/listening/:id/edit/': 'mocks/sections/listening/listening-edit.route.tsx',
    '/mocks/speaking/': 'mocks/sections/speaking/speaking-list.route.tsx',
    '/mocks/speaking/new/': 'mocks/sections/speaking/speaking-new.route.tsx',
  },
})
