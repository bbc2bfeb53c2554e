import { usePlatform } from '@console/shared/platform-context'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { useBootDocuments } from '../release/boot-documents.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import '../leaving/tracked-fields.ts'
import { containmentStore } from '../containment/containment.store.ts'
import { MovedTextBoundary, SectionBoundary } from '../containment/redrawing-boundaries.tsx'
import { readRouter } from '../containment/router-in-use.ts'
import { watchNavigation } from '../containment/watch-navigation.ts'
import { watchBadges } from '../extensions/menu-badges.ts'
import { useComingPath } from '../navigation/use-coming-path.ts'
import { useScrollMemory } from '../navigation/use-scroll-memory.ts'
import { closeOverlay } from '../overlays/overlay.store.ts'
import { useOwner } from '../remotes/use-remotes.ts'
import { toSignInPath } from '../session/redirect-target.ts'
import { sessionStore } from '../session/session.store.ts'
import { watchReleases } from '../updates/watch-releases.ts'
import { FrameLayout } from './frame-layout.tsx'
import { closeDrawer } from './menu.store.ts'
import { PermittedOutlet } from './permitted-outlet.tsx'

const PreviewLine = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "preview" */ '../preview/preview-line.tsx')).PreviewLine,
)

/** Surrounds every screen of a signed-in person. */
export function Frame() {
  const comingPath = useComingPath()
  const owner = useOwner(useLocation().pathname)
  const documents = useBootDocuments()
  const loader = useRemoteLoader()
  const platform = usePlatform()
  useEffect(() => watchReleases({ ...documents, loader, platform }), [documents, loader, platform])
  useEffect(() => platform.extensions && watchBadges(platform.extensions), [platform])
  useEffect(() => {
    const router = readRouter()
    return router === null
      ? undefined
      : watchNavigation(router, (path) => loader.findOwner(path)?.name ?? null)
  }, [loader])
  const isSignedIn = useLeavingOnSignOut()
  const isClosing = useStore(containmentStore, (state) => state.isClosing)
  useScrollMemory()
  const { preview } = documents.release
  return (
    <MovedTextBoundary>
      {preview && <PreviewLine preview={preview} />}
      <FrameLayout comingPath={comingPath} section={owner?.name}>
        <SectionBoundary>
          {/* Keyed by section, so that an error during unmounting is not caught in the next section's place. Unmounted
              before the redirect to the sign-in screen, which the section's blockers would otherwise hold up. */}
          {isSignedIn && !isClosing && <PermittedOutlet key={owner?.name ?? ''} />}
        </SectionBoundary>
      </FrameLayout>
    </MovedTextBoundary>
  )
}

function useLeavingOnSignOut(): boolean {
  const isSignedIn = useStore(sessionStore, (state) => state.accessToken !== null)
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    if (isSignedIn) return
    closeOverlay()
    closeDrawer()
    void navigate(toSignInPath(location), { replace: true })
  }, [isSignedIn, navigate, location])
  return isSignedIn
}
