import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { Outlet, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { cutStore } from '../containment/heartbeat.store.ts'
import { SectionHeartbeat } from '../containment/section-heartbeat.tsx'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'
import { useMissingPermissions } from '../navigation/use-permissions.ts'
import { useOwner } from '../remotes/use-remotes.ts'

const renderSkeleton = ({ path }: { path: string }) => <ScreenSkeleton path={path} />

const NotPermittedScreen = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './not-permitted-screen.tsx')).NotPermittedScreen,
  undefined,
  renderSkeleton,
)

const RestlessScreen = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "failure" */ '../remotes/screens/restless-screen.tsx')).RestlessScreen,
  undefined,
  renderSkeleton,
)

/** Whatever the router has found for the address: what somebody may not open, and what was cut off, is explained instead. */
export function PermittedOutlet() {
  const { pathname } = useLocation()
  const owner = useOwner(pathname)
  const missing = useMissingPermissions(pathname)
  const { path, coming } = useStore(cutStore)
  const isCut = path === pathname
  const isShown = missing.length === 0 && !isCut
  return (
    <>
      <SectionHeartbeat path={pathname} owner={owner} isShown={isShown} />
      {isShown ? (
        <Outlet />
      ) : isCut && coming !== null ? (
        <ScreenSkeleton path={coming} />
      ) : missing.length > 0 || owner === null ? (
        <NotPermittedScreen path={pathname} missing={missing} />
      ) : (
        <RestlessScreen key={pathname} remote={owner} path={pathname} />
      )}
    </>
  )
}
