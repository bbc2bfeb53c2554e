import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import { dashboardPath } from './navigation/paths.ts'

/** The one screen stands in the file of the exposed module: a file of its own costs a request more. */
export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      path: dashboardPath,
      lazy: () =>
        import(/* webpackChunkName: "__federation_expose_remote" */ './overview/overview.route.tsx'),
    },
  ]),
]
