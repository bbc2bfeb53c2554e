import { useEffect, useState } from 'react'
import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteFailure } from '../remotes/remote-failure.ts'
import { AbsenceScreen } from './absence-screen.tsx'
import { LazyFailureReport } from './lazy-failure-report.tsx'
import { useRetry } from './use-retry.ts'

export type RemoteUnavailableScreenProps = { remote: KnownRemote; failure: RemoteFailure }

/** Replaces a remote that cannot be loaded. */
export function RemoteUnavailableScreen({ remote, failure }: RemoteUnavailableScreenProps) {
  const { retry, isRetrying } = useRetry(remote)
  const isUnderWay = useIsUnderWay(failure)
  const details = isUnderWay && (
    <p role="status">It is still loading, and opens by itself when it is ready.</p>
  )
  return (
    <AbsenceScreen reason={failure.reason} title={remote.title} isAlert details={details}>
      <button type="button" className="button button-primary" onClick={retry} disabled={isRetrying}>
        {isRetrying ? 'Retrying…' : 'Retry'}
      </button>
      <LazyFailureReport remote={remote} error={failure.error} failure={failure} />
    </AbsenceScreen>
  )
}

/** Whether it may still arrive after the screen gave up waiting. */
function useIsUnderWay({ late }: RemoteFailure): boolean {
  const [ended, setEnded] = useState<Promise<boolean>>()
  useEffect(() => void late?.then(() => setEnded(late)), [late])
  return late !== undefined && late !== ended
}
