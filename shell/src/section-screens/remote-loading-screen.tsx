import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isRouterAt } from '../containment/router-in-use.ts'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'
import { useRemoteState } from '../remotes/use-remotes.ts'

/** In place of a remote that takes long to come, so that frame and menu are there to go elsewhere. */
export function RemoteLoadingScreen({ remote }: { remote: ReleasedRemote }) {
  const { pathname } = useLocation()
  useOpeningWhenReady(remote)
  return <ScreenSkeleton path={pathname} note="Still loading…" />
}

/** Navigating to the same place finds the routes of the remote: see patchRemoteRoutes. */
function useOpeningWhenReady(remote: ReleasedRemote) {
  const location = useLocation()
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const { status } = useRemoteState(remote.name)
  // Nobody asked for it yet where the person was not permitted to open it and by now is.
  const isDue = status === 'ready' || status === 'known'
  useEffect(() => {
    if (isDue && isIdle && isRouterAt(location)) void navigate(location, { replace: true })
  }, [isDue, isIdle, location, navigate])
}
