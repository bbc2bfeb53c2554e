import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'

export function routes(platform: Platform): RouteObject[] {
  return [withPlatform(platform, [{ index: true, lazy: () => import('./overview/overview.route.tsx') }])]
}
