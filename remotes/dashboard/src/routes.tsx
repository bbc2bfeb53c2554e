import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import { dashboardPath } from './navigation/paths.ts'

/** The only screen is in the exposed module: a separate chunk would cost another request. */
export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      path: dashboardPath,
      lazy: () =>
        import(/* webpackChunkName: "__federation_expose_remote" */ './overview/overview.route.tsx'),
    },
  ]),
]
