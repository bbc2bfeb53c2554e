import { defineRemote } from '@console/shared/remote-config'

export default defineRemote({
  name: 'tickets',
  title: 'Tickets',
  team: 'Support',
  platform: '^1.12.0',
  paths: ['/tickets/'],
  apis: ['tickets'],
  menu: [
    { title: 'Tickets', path: '/tickets/', icon: { path: 'M4 4h16v12H8l-4 4z M8 9h8 M8 12h5' }, order: 900 },
  ],
  permissions: [],
  screens: {
    '/tickets/': 'tickets/list/ticket-list.route.tsx',
    '/tickets/new/': 'tickets/form/new-ticket.route.tsx',
    '/tickets/:id/': 'tickets/form/ticket.route.tsx',
  },
})
