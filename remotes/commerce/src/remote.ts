import type { RemoteModule } from '@console/shared/remote'
import { buildRoutes } from './routes.tsx'

export default { name: 'commerce', routes: buildRoutes } satisfies RemoteModule
