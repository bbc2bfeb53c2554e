import type { RemoteModule } from '@console/shared/remote'
import { help } from './help/help.ts'
import { buildRecordSources } from './record-sources.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'commerce',
  routes: buildRoutes,
  help,
  extensions: {
    'dashboard.attention': async (platform, signal) =>
      (await import(/* webpackChunkName: "attention" */ './attention.ts')).listAttention(platform, signal),
    'menu.badges': async (platform, signal) =>
      (await import(/* webpackChunkName: "badges" */ './badges.ts')).listBadges(platform, signal),
  },
  records: async (platform) => buildRecordSources(platform),
} satisfies RemoteModule
