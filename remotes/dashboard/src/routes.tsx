import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import { dashboardPath } from './navigation/paths.ts'

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [{ path: dashboardPath, lazy: () => import('./overview/overview.route.tsx') }]),
]
