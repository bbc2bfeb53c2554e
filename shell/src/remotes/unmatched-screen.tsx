import type { ReleasedRemote } from '@console/shared/release'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import { LateNotFoundScreen } from '../errors/late-not-found-screen.tsx'
import { RemoteLoadingScreen } from './remote-loading-screen.tsx'
import { RemoteUnavailableScreen } from './remote-unavailable-screen.tsx'
import { useRemoteState } from './use-remote-state.ts'

/** What no remote's route answered: its remote is on its way or down, which is not a 404, or there is no such page. */
export function UnmatchedScreen() {
  const { loader } = useConsole()
  const { pathname, key } = useLocation()
  const owner = loader.findOwner(pathname)
  return owner === null ? <LateNotFoundScreen /> : <UnansweredVisit key={key} remote={owner} />
}

function UnansweredVisit({ remote }: { remote: ReleasedRemote }) {
  const { grafted } = useConsole()
  const state = useRemoteState(remote.name)
  // Routes that come after the router has looked for one answer the next visit.
  const [wasAsked] = useState(() => grafted.getState().has(remote.name))
  if (state.status === 'failed') return <RemoteUnavailableScreen remote={remote} failure={state.failure} />
  return wasAsked ? <LateNotFoundScreen /> : <RemoteLoadingScreen remote={remote} />
}
