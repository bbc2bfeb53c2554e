import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import {
  listeningMocksPath,
  newListeningMockPath,
  newReadingMockPath,
  newSpeakingMockPath,
  newWritingMockPath,
  readingMocksPath,
  speakingMocksPath,
  writingMocksPath,
} from './navigation/paths.ts'

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    { path: writingMocksPath, lazy: () => import('./mocks/list/writing-list.route.tsx') },
    { path: newWritingMockPath, lazy: () => import('./mocks/sections/writing/writing-new.route.tsx') },
    {
      path: `${writingMocksPath}edit/:id`,
      lazy: () => import('./mocks/sections/writing/writing-edit.route.tsx'),
    },
    { path: readingMocksPath, lazy: () => import('./mocks/list/reading-list.route.tsx') },
    { path: newReadingMockPath, lazy: () => import('./mocks/sections/reading/reading-new.route.tsx') },
    {
      path: `${readingMocksPath}:id/`,
      lazy: () => import('./mocks/sections/reading/reading-detail.route.tsx'),
    },
    {
      path: `${readingMocksPath}:id/edit`,
      lazy: () => import('./mocks/sections/reading/reading-edit.route.tsx'),
    },
    { path: listeningMocksPath, lazy: () => import('./mocks/list/listening-list.route.tsx') },
    { path: newListeningMockPath, lazy: () => import('./mocks/sections/listening/listening-new.route.tsx') },
    {
      path: `${listeningMocksPath}:id/`,
      lazy: () => import('./mocks/sections/listening/listening-detail.route.tsx'),
    },
    {
      path: `${listeningMocksPath}:id/edit`,
      lazy: () => import('./mocks/sections/listening/listening-edit.route.tsx'),
    },
    { path: speakingMocksPath, lazy: () => import('./mocks/sections/speaking/speaking-list.route.tsx') },
    { path: newSpeakingMockPath, lazy: () => import('./mocks/sections/speaking/speaking-new.route.tsx') },
  ]),
]
