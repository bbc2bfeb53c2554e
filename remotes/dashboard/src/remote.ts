import type { RemoteModule } from '@console/shared/remote'
import { buildRoutes } from './routes.tsx'

export default { name: 'dashboard', routes: buildRoutes } satisfies RemoteModule
