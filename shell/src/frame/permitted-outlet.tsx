import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { importUntilThere } from '../console/import-until-there.ts'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'
import { useMissingPermissions } from '../navigation/use-permissions.ts'

const NotPermittedScreen = lazy(async () => {
  const { NotPermittedScreen } = await importUntilThere(
    () => import(/* webpackChunkName: "overlays" */ '../errors/not-permitted-screen.tsx'),
  )
  return { default: NotPermittedScreen }
})

/** Whatever the router has found for the address: what somebody may not open is explained instead. */
export function PermittedOutlet() {
  const { pathname } = useLocation()
  const missing = useMissingPermissions(pathname)
  if (missing.length === 0) return <Outlet />
  return (
    <Suspense fallback={<ScreenSkeleton path={pathname} />}>
      <NotPermittedScreen path={pathname} missing={missing} />
    </Suspense>
  )
}
