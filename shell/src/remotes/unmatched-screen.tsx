import { useState } from 'react'
import { useLocation } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { RemoteLoadingScreen } from './remote-loading-screen.tsx'
import { RemoteUnavailableScreen } from './remote-unavailable-screen.tsx'
import { useRemoteState } from './use-remote-state.ts'

/** What no remote's route answered: its remote is on its way or down, which is not a 404, or there is no such page. */
export function UnmatchedScreen() {
  const { loader } = useConsole()
  const { pathname, key } = useLocation()
  const owner = loader.findOwner(pathname)
  const state = useRemoteState(owner?.name ?? '')
  // Which visit waited: only a visit after the one that waited can know that the remote has no such page.
  const [waiting, setWaiting] = useState<string | null>(null)
  if (state.status === 'loading' && waiting !== key) setWaiting(key)
  if (owner === null) return <NotFoundScreen />
  if (state.status === 'failed') return <RemoteUnavailableScreen remote={owner} failure={state.failure} />
  if (state.status === 'loading' || waiting === key) return <RemoteLoadingScreen remote={owner} />
  return <NotFoundScreen />
}
