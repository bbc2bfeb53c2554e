import type { RemoteModule } from '@console/shared/remote'
import { overviewPath } from './navigation/paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'ending_coupons',
  routes: buildRoutes,
  commands: () => [
    {
      id: 'ending_coupons',
      title: 'Ending coupons',
      to: overviewPath,
    },
  ],
} satisfies RemoteModule
