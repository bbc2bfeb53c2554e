import type { RemoteModule } from '@console/shared/remote'
import { help } from './help/help.ts'
import { overviewPath } from './navigation/paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'example_remote',
  routes: buildRoutes,
  help,
  commands: () => [
    {
      id: 'example_remote',
      title: 'Example remote',
      to: overviewPath,
    },
  ],
} satisfies RemoteModule
