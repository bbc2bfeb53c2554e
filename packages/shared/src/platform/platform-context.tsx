import { setServiceCurrency } from '@console/values/money/money-limits'
import { setServiceZone } from '@console/values/time/service-zone'
import { createContext, use } from 'react'
import { createContext as createRouterContext, Outlet, type RouteObject } from 'react-router'
import type { Platform } from './platform.ts'

/** For loaders and actions: `context.get(platformContext)`. */
export const platformContext = createRouterContext<Platform>()

const PlatformContext = createContext<Platform | null>(null)

/** Around the screens of remotes, for components that the shell provides: these use the shell's copy of the context. */
export const PlatformProvider = PlatformContext.Provider

/** For components. Throws outside a remote's routes, which is a bug in the remote. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (platform === null) throw new Error('usePlatform was called outside the routes given to withPlatform')
  return platform
}

/** Provides `platform` to the loaders and components of a remote's routes, through a pathless parent route. */
export function withPlatform(platform: Platform, children: RouteObject[]): RouteObject {
  setServiceZone(platform.settings.timeZone, platform.settings.apiTimeZone)
  setServiceCurrency(platform.settings.defaultCurrency)
  return {
    middleware: [
      ({ context }) => {
        context.set(platformContext, platform)
      },
    ],
    element: (
      <PlatformContext value={platform}>
        <Outlet />
      </PlatformContext>
    ),
    children,
  }
}
