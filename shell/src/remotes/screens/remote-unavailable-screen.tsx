import type { KnownRemote } from '../../release/known-release.ts'
import type { RemoteFailure } from '../remote-failure.ts'
import { LateFailureReport } from './late-failure-report.tsx'
import styles from './remote-unavailable-screen.module.css'
import { useRetry } from './use-retry.ts'

export type RemoteUnavailableScreenProps = { remote: KnownRemote; failure: RemoteFailure }

/** In place of a remote that cannot be loaded; everything around it goes on working. */
export function RemoteUnavailableScreen({ remote, failure }: RemoteUnavailableScreenProps) {
  const { retry, isRetrying } = useRetry(remote)
  return (
    <section className={styles.screen} role="alert">
      <h1>{remote.title} is not available</h1>
      <p>{failure.sentence}</p>
      {failure.problems.length > 0 && (
        <ul>
          {failure.problems.map((problem) => (
            <li key={problem}>
              <code>{problem}</code>
            </li>
          ))}
        </ul>
      )}
      <p>The rest of the console works as usual.</p>
      <button type="button" className="button button-primary" onClick={retry} disabled={isRetrying}>
        {isRetrying ? 'Retrying…' : 'Retry'}
      </button>
      <LateFailureReport remote={remote} error={failure.error} failure={failure} />
    </section>
  )
}
