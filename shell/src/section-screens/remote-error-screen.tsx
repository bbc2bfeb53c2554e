import { isMissingChunk } from '@console/shared/errors'
import { useState } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { RouteErrorScreen } from '../errors/route-error-screen.tsx'
import type { KnownRemote } from '../release/known-release.ts'
import { RemoteLoadError, toRemoteFailure } from '../remotes/remote-failure.ts'
import { useOwner } from '../remotes/use-remotes.ts'
import { LazySwitchedOffScreen } from './lazy-absence-screens.tsx'
import { LazyFailureReport } from './lazy-failure-report.tsx'
import { RemoteLoadingScreen } from './remote-loading-screen.tsx'
import { RemoteUnavailableScreen } from './remote-unavailable-screen.tsx'
import { SwitchedOff } from './switched-off.ts'
import { useRetry } from './use-retry.ts'
import { useStandIn } from './use-stand-in.ts'

/**
 * Error boundary of a remote's routes: a chunk that failed to load is the remote's failure, anything else the screen's
 * own.
 */
export function RemoteErrorScreen() {
  const error = useRouteError()
  const owner = useOwner(useLocation().pathname)
  if (owner === null) return <RouteErrorScreen />
  if (owner.disabled) return <LazySwitchedOffScreen remote={owner} />
  // Switched on again: reopening it runs its loaders.
  if (error instanceof SwitchedOff) return <RemoteLoadingScreen remote={owner} />
  if (isMissingChunk(error)) return <MissingChunkScreen remote={owner} cause={error} />
  return <FailedScreen remote={owner} error={error} />
}

function MissingChunkScreen({ remote, cause }: { remote: KnownRemote; cause: unknown }) {
  const [failure] = useState(() => toRemoteFailure(remote, new RemoteLoadError('unreachable', { cause })))
  useStandIn(remote, cause)
  return <RemoteUnavailableScreen remote={remote} failure={failure} />
}

function FailedScreen({ remote, error }: { remote: KnownRemote; error: unknown }) {
  const { retry, isRetrying } = useRetry(remote)
  return (
    <RouteErrorScreen onRetry={retry} isRetrying={isRetrying}>
      <LazyFailureReport remote={remote} error={error} />
    </RouteErrorScreen>
  )
}
