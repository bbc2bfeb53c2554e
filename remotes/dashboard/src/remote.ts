import type { RemoteModule } from '@console/shared/remote'
import { dashboardPath } from './paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'dashboard',
  routes: buildRoutes,
  commands: () => [
    { id: 'dashboard', title: 'Dashboard', to: dashboardPath, keywords: ['revenue', 'attempts', 'users'] },
  ],
} satisfies RemoteModule
