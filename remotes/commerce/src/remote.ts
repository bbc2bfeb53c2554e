import type { RemoteModule } from '@console/shared/remote'
import { help } from './help/help.ts'
import { buildRecordSources } from './record-sources.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'commerce',
  routes: buildRoutes,
  help,
  records: async (platform) => buildRecordSources(platform),
} satisfies RemoteModule
