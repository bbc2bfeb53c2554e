import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
// Imported here too, so that code of the lists is not duplicated in the chunks of their forms.
import './coupons/list/coupon-list.route.tsx'
import { couponsPath, packagesPath } from './navigation/paths.ts'
import './packages/list/package-list.route.tsx'

/** Both lists stand in the file of the exposed module: they share most of their code, and a file of its own costs a request more. */
export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      path: packagesPath,
      lazy: () =>
        import(/* webpackChunkName: "__federation_expose_remote" */ './packages/list/package-list.route.tsx'),
    },
    {
      path: couponsPath,
      lazy: () =>
        import(/* webpackChunkName: "__federation_expose_remote" */ './coupons/list/coupon-list.route.tsx'),
    },
  ]),
]
