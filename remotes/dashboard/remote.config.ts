import { defineRemote } from '@console/shared/remote-config'

export default defineRemote({
  name: 'dashboard',
  title: 'Dashboard',
  team: 'Insights',
  platform: '^1.10.0',
  paths: ['/'],
  menu: [{ title: 'Dashboard', path: '/', icon: 'dashboard', order: 10 }],
  commands: [{ id: 'dashboard', title: 'Dashboard', to: '/', keywords: ['revenue', 'attempts', 'users'] }],
  permissions: ['dashboard.view'],
  screens: { '/': 'overview/overview.route.tsx' },
  firstRequests: { '/': 'dashboard' },
})
