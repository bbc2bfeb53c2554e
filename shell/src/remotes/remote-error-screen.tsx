import type { ReleasedRemote } from '@console/shared/release'
import { useState } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import { RouteErrorScreen } from '../errors/route-error-screen.tsx'
import { isMissingChunk, RemoteLoadError, toRemoteFailure } from './remote-failure.ts'
import { RemoteUnavailableScreen } from './remote-unavailable-screen.tsx'

/** For the routes of a remote: a part of it that did not come is the remote's failure, anything else the screen's own. */
export function RemoteErrorScreen() {
  const error = useRouteError()
  const { loader } = useConsole()
  const owner = loader.findOwner(useLocation().pathname)
  if (owner === null || !isMissingChunk(error)) return <RouteErrorScreen />
  return <MissingChunkScreen remote={owner} cause={error} />
}

function MissingChunkScreen({ remote, cause }: { remote: ReleasedRemote; cause: unknown }) {
  const [failure] = useState(() => toRemoteFailure(remote, new RemoteLoadError('unreachable', { cause })))
  return <RemoteUnavailableScreen remote={remote} failure={failure} />
}
