import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { useComingPath } from '../navigation/use-coming-path.ts'
import { useScrollMemory } from '../navigation/use-scroll-memory.ts'
import { toSignInPath } from '../session/redirect-target.ts'
import { sessionStore } from '../session/session.store.ts'
import { FrameLayout } from './frame-layout.tsx'
import { closeDrawer } from './menu.store.ts'
import { closeOverlay } from './overlay.store.ts'
import { PermittedOutlet } from './permitted-outlet.tsx'

/** Around every screen of a signed-in person. */
export function Frame() {
  const comingPath = useComingPath()
  useLeavingOnSignOut()
  useScrollMemory()
  return (
    <FrameLayout comingPath={comingPath}>
      <PermittedOutlet />
    </FrameLayout>
  )
}

function useLeavingOnSignOut() {
  const isSignedIn = useStore(sessionStore, (state) => state.accessToken !== null)
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    if (isSignedIn) return
    closeOverlay()
    closeDrawer()
    void navigate(toSignInPath(location), { replace: true })
  }, [isSignedIn, navigate, location])
}
