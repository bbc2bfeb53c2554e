import type { RemoteModule } from '@console/shared/remote'
import { help } from './help/help.ts'
import { newTicketPath, ticketsPath } from './navigation/paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'tickets',
  routes: buildRoutes,
  help,
  commands: () => [
    { id: 'tickets', title: 'Tickets', to: ticketsPath },
    { id: 'new-ticket', title: 'New ticket', to: newTicketPath },
  ],
} satisfies RemoteModule
