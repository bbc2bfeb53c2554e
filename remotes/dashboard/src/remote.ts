import type { RemoteModule } from '@console/shared/remote'
import { help } from './help/help.ts'
import { buildRoutes } from './routes.tsx'

export default { name: 'dashboard', routes: buildRoutes, help } satisfies RemoteModule
