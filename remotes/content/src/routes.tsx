import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import { articlesPath } from './paths.ts'

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    { path: articlesPath, lazy: () => import('./articles/list/article-list.route.tsx') },
  ]),
]
