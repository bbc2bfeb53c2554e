import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import { couponsPath, packagesPath } from './navigation/paths.ts'

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    { path: packagesPath, lazy: () => import('./packages/list/package-list.route.tsx') },
    { path: couponsPath, lazy: () => import('./coupons/list/coupon-list.route.tsx') },
  ]),
]
