import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isRouterAt } from '../containment/router-in-use.ts'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'
import { useRemoteState } from '../remotes/use-remotes.ts'

/** Stands in for a slow remote, so that frame and menu remain usable. */
export function RemoteLoadingScreen({ remote }: { remote: ReleasedRemote }) {
  const { pathname } = useLocation()
  useOpeningWhenReady(remote)
  return <ScreenSkeleton path={pathname} note="Still loading…" />
}

/** Navigating to the same address finds the remote's routes: see patchRemoteRoutes. */
function useOpeningWhenReady(remote: ReleasedRemote) {
  const location = useLocation()
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const { status } = useRemoteState(remote.name)
  // Not requested yet if the person has only just been given permission.
  const isDue = status === 'ready' || status === 'known'
  useEffect(() => {
    if (isDue && isIdle && isRouterAt(location)) void navigate(location, { replace: true })
  }, [isDue, isIdle, location, navigate])
}
