import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { MovedTextBoundary } from '../../containment/redrawing-boundaries.tsx'
import { lazyUntilThere } from '../../network/lazy-until-there.ts'
import { shownRemotes } from '../../preview/shown-remotes.ts'
import { useOwner } from '../use-remotes.ts'
import { openPaths } from './switched-off.ts'

const SwitchedOffBanner = lazyUntilThere(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './switched-off-banner.tsx')).SwitchedOffBanner,
)

const StandInLine = lazyUntilThere(
  async () => (await import(/* webpackChunkName: "last-known-good" */ './stand-in-line.tsx')).StandInLine,
)

/** Around every screen of a remote. */
export function RemoteOutlet() {
  const { pathname } = useLocation()
  const owner = useOwner(pathname)
  const name = owner?.name
  useEffect(() => {
    if (name === undefined) return
    openPaths.set(name, pathname)
    shownRemotes.add(name)
    return () => void openPaths.delete(name)
  }, [name, pathname])
  return (
    <>
      {owner?.disabled && (
        <Suspense>
          <SwitchedOffBanner remote={owner} />
        </Suspense>
      )}
      {owner?.standsIn && (
        <Suspense>
          <StandInLine remote={owner} />
        </Suspense>
      )}
      <MovedTextBoundary>
        <Outlet />
      </MovedTextBoundary>
    </>
  )
}
