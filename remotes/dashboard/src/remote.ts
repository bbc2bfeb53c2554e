import type { RemoteModule } from '@console/shared/remote'
import { routes } from './routes.tsx'

export default { name: 'dashboard', routes } satisfies RemoteModule
