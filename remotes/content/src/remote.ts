import type { RemoteModule } from '@console/shared/remote'
import { articlesPath } from './paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'content',
  routes: buildRoutes,
  commands: () => [
    {
      id: 'articles',
      title: 'Grammar & essays',
      to: articlesPath,
      keywords: ['articles', 'tenses', 'writing tips', 'example essays'],
    },
  ],
} satisfies RemoteModule
