import type { RemoteModule } from '@console/shared/remote'
import { help } from './help/help.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'mocks',
  routes: buildRoutes,
  help,
  extensions: {
    'dashboard.attention': async (platform, signal) =>
      (await import(/* webpackChunkName: "attention" */ './attention.ts')).listAttention(platform, signal),
    'record.links:content/article': async (...given) =>
      (await import(/* webpackChunkName: "lists" */ './record-sources.ts')).listForArticle(...given),
  },
  records: async (platform) =>
    (await import(/* webpackChunkName: "lists" */ './record-sources.ts')).buildRecordSources(platform),
} satisfies RemoteModule
