import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import { overviewPath } from './navigation/paths.ts'

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [{ path: overviewPath, lazy: () => import('./overview/overview.route.tsx') }]),
]
