import { ownsPath } from '@console/shared/remote-config'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { LazyNotFoundScreen } from '../errors/lazy-not-found-screen.tsx'
import { useBootDocuments } from '../release/boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import { useOwner, useRemoteState } from '../remotes/use-remotes.ts'
import { LazyNotHereScreen, LazySwitchedOffScreen } from './lazy-absence-screens.tsx'
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
  if (owner === null) return absent ? <LazyNotHereScreen section={absent} /> : <LazyNotFoundScreen />
  if (owner.disabled) return <LazySwitchedOffScreen remote={owner} />
  return <UnansweredVisit key={key} remote={owner} />
}

function UnansweredVisit({ remote }: { remote: KnownRemote }) {
  const { patched } = useRemoteLoader()
  const state = useRemoteState(remote.name)
  // Routes added after the router has matched take effect on the next visit.
  const [wasAsked] = useState(() => patched.getState().has(remote.name))
  if (state.status === 'failed') return <RemoteUnavailableScreen remote={remote} failure={state.failure} />
  return wasAsked ? <LazyNotFoundScreen /> : <RemoteLoadingScreen remote={remote} />
}
