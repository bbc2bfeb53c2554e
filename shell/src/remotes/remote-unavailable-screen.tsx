import type { ReleasedRemote } from '@console/shared/release'
import { useLocation, useNavigate } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import { ErrorDetails } from '../errors/error-details.tsx'
import type { RemoteFailure } from './remote-failure.ts'
import styles from './remote-unavailable-screen.module.css'

export type RemoteUnavailableScreenProps = { remote: ReleasedRemote; failure: RemoteFailure }

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

/** In place of a remote that cannot be loaded; everything around it goes on working. */
export function RemoteUnavailableScreen({ remote, failure }: RemoteUnavailableScreenProps) {
  const { release } = useConsole()
  const location = useLocation()
  const navigate = useNavigate()

  function handleRetry() {
    // Navigating to the same place asks for the remote once more: see graftRemoteRoutes.
    void navigate(location, { replace: true })
  }

  return (
    <section className={styles.screen} role="alert">
      <h1>{remote.title} is not available</h1>
      <p>{failure.sentence}</p>
      <p>The rest of the console works as usual.</p>
      <button type="button" className="button button-primary" onClick={handleRetry}>
        Retry
      </button>
      <ErrorDetails details={describeCauses(failure.error)} />
      <p className={styles.facts}>
        <code>{failure.code}</code> · release <code>{release.id}</code> · {remote.team} team · since{' '}
        {time.format(failure.since)}
      </p>
    </section>
  )
}

/** The error and what caused it, for the team that owns the remote. */
function describeCauses(error: unknown): string {
  const lines: string[] = []
  for (let cause = error; cause !== undefined; cause = cause instanceof Error ? cause.cause : undefined) {
    lines.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
  }
  return lines.join('\n\nCaused by: ')
}
