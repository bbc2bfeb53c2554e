import { usePlatform } from '@console/shared/platform-context'
import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { useLocation } from 'react-router'
import { CopyTextButton } from '../errors/copy-text-button.tsx'
import { toErrorSummary } from '../errors/error-summary.ts'
import { type Fact, FactList, toFactText } from '../errors/fact-list.tsx'
import { toRootMessage } from '../errors/root-message.ts'
import { usePreviewEnd } from '../preview/use-preview-end.ts'
import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteFailure } from '../remotes/remote-failure.ts'
import styles from './failure-report.module.css'

export type FailureReportProps = {
  remote: KnownRemote
  error: unknown
  /** Set if the remote itself could not be started. */
  failure?: RemoteFailure
}

/** The failure report for a remote's team, with a button that copies exactly this text. */
export function FailureReport({ remote, error, failure }: FailureReportProps) {
  const { release } = usePlatform()
  const { pathname } = useLocation()
  usePreviewEnd(remote, error, failure?.late)
  const message = failure === undefined ? toErrorSummary(error).message : toMessage(failure)
  const facts = listFailureDetails({ remote, release: remote.release ?? release.id, route: pathname })
  return (
    <section className={styles.report} aria-label="Report">
      <FactList facts={facts} />
      <details>
        <summary>Details</summary>
        <code>{message}</code>
      </details>
      <CopyTextButton
        label={`Copy for the ${remote.team} team`}
        readText={() => toFactText([...facts, { label: 'Message', value: message }])}
      />
    </section>
  )
}

/** Faults for its team to fix, or else the root cause. */
const toMessage = ({ code, problems, error }: RemoteFailure): string =>
  `${code}: ${problems.length > 0 ? problems.join('; ') : toRootMessage(error)}`

type Failed = {
  remote: Pick<ReleasedRemote, 'name' | 'title' | 'team' | 'version'>
  release: string
  /** Without the query, which may contain personal data. */
  route: string
}

const listFailureDetails = ({ remote, release, route }: Failed): Fact[] => [
  { label: 'Section', value: `${remote.title} (${remote.name})` },
  { label: 'Team', value: remote.team },
  { label: 'Version', value: remote.version },
  { label: 'Release', value: release },
  { label: 'Route', value: route },
]
