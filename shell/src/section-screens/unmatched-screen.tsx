import { ownsPath } from '@console/shared/remote-config'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { LateNotFoundScreen } from '../errors/late-not-found-screen.tsx'
import { useBootDocuments } from '../release/boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import { useOwner, useRemoteState } from '../remotes/use-remotes.ts'
import { LateNotHereScreen, LateSwitchedOffScreen } from './late-absence-screens.tsx'
import { RemoteLoadingScreen } from './remote-loading-screen.tsx'
import { RemoteUnavailableScreen } from './remote-unavailable-screen.tsx'

/**
 * The catch-all route: the remote is loading, down, switched off or not in this environment, or the page does not
 * exist.
 */
export function UnmatchedScreen() {
  const { pathname, key } = useLocation()
  const owner = useOwner(pathname)
  const { absentSections } = useBootDocuments().config
  const absent = absentSections.find(({ path }) => ownsPath(path, pathname))
  if (owner === null) return absent ? <LateNotHereScreen section={absent} /> : <LateNotFoundScreen />
  if (owner.disabled) return <LateSwitchedOffScreen remote={owner} />
  return <UnansweredVisit key={key} remote={owner} />
}

function UnansweredVisit({ remote }: { remote: KnownRemote }) {
  const { patched } = useRemoteLoader()
  const state = useRemoteState(remote.name)
  // Routes added after the router has matched take effect on the next visit.
  const [wasAsked] = useState(() => patched.getState().has(remote.name))
  if (state.status === 'failed') return <RemoteUnavailableScreen remote={remote} failure={state.failure} />
  return wasAsked ? <LateNotFoundScreen /> : <RemoteLoadingScreen remote={remote} />
}
