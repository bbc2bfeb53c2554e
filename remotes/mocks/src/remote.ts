import type { RemoteModule } from '@console/shared/remote'
import { listeningMocksPath, readingMocksPath, speakingMocksPath, writingMocksPath } from './paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'mocks',
  routes: buildRoutes,
  commands: () => [
    { id: 'writing-mocks', title: 'Writing mocks', to: writingMocksPath, keywords: ['tests', 'tasks'] },
    { id: 'reading-mocks', title: 'Reading mocks', to: readingMocksPath, keywords: ['tests', 'passages'] },
    {
      id: 'listening-mocks',
      title: 'Listening mocks',
      to: listeningMocksPath,
      keywords: ['tests', 'recordings'],
    },
    { id: 'speaking-mocks', title: 'Speaking mocks', to: speakingMocksPath, keywords: ['tests', 'drafts'] },
  ],
} satisfies RemoteModule
