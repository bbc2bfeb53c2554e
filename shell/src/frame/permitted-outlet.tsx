import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { cutStore } from '../containment/heartbeat.store.ts'
import { renewRouter } from '../containment/router-in-use.ts'
import { SectionHeartbeat } from '../containment/section-heartbeat.tsx'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'
import { useMissingPermissions } from '../navigation/use-permissions.ts'
import { renewals } from '../remotes/renewals.ts'
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
  // One that is in no release any more has no owner.
  const isRenewed = useStore(renewals, (names) => (owner === null ? names.size > 0 : names.has(owner.name)))
  useEffect(() => {
    if (isRenewed) renewRouter()
  }, [isRenewed])
  if (isRenewed) return <ScreenSkeleton path={pathname} />
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
