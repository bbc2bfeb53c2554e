import type { RemoteModule } from '@console/shared/remote'
import { overviewPath } from './navigation/paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'example_remote',
  routes: buildRoutes,
  commands: () => [
    {
      id: 'example_remote',
      title: 'Example remote',
      to: overviewPath,
    },
  ],
} satisfies RemoteModule
