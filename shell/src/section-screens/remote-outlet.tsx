import { PlatformProvider } from '@console/shared/platform-context'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { QueryClientProvider } from '@tanstack/react-query'
import { type PropsWithChildren, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { containmentStore } from '../containment/containment.store.ts'
import { MovedTextBoundary } from '../containment/redrawing-boundaries.tsx'
import { shownRemotes } from '../preview/shown-remotes.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import { useOwner } from '../remotes/use-remotes.ts'
import { openPaths } from './switched-off.ts'

const SwitchedOffBanner = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './switched-off-banner.tsx')).SwitchedOffBanner,
)

const StandInLine = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "last-known-good" */ './stand-in-line.tsx')).StandInLine,
)

/** Surrounds every screen of a remote. */
export function RemoteOutlet() {
  const { pathname } = useLocation()
  const owner = useOwner(pathname)
  const name = owner?.name
  const isEndless = useStore(containmentStore, ({ endless }) => endless === pathname)
  useEffect(() => {
    if (name === undefined) return
    openPaths.set(name, pathname)
    shownRemotes.add(name)
    return () => void openPaths.delete(name)
  }, [name, pathname])
  if (isEndless) throw new Error('This screen kept redirecting from one address to another')
  return (
    <>
      {owner?.disabled && <SwitchedOffBanner remote={owner} />}
      {owner?.standsIn && <StandInLine remote={owner} />}
      <MovedTextBoundary>
        <OwnPlatform remote={name}>
          <Outlet />
        </OwnPlatform>
      </MovedTextBoundary>
    </>
  )
}

/** For the shell's own components inside a remote's screens, and for the hooks of TanStack Query. */
function OwnPlatform({ remote, children }: PropsWithChildren<{ remote: string | undefined }>) {
  const state = useRemoteLoader().readState(remote ?? '')
  if (state.status !== 'ready') return children
  return (
    <PlatformProvider value={state.platform}>
      <QueryClientProvider client={state.platform.queryClient}>{children}</QueryClientProvider>
    </PlatformProvider>
  )
}
