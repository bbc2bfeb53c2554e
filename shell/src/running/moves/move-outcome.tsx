import { isNetworkError } from '@console/shared/errors'
import { isMoveRefused, type ReleaseServer } from '@console/shared/release-server/client'
import type { ServedReport } from '@console/shared/release-server/move-events'
import { useQuery } from '@tanstack/react-query'
import { describeMove } from '../history/describe-move.ts'
import { describeServerError } from '../release-server/describe-server-error.ts'
import { releaseServerQueries } from '../release-server/release-server.queries.ts'
import { toShortHash } from '../table/shorten.ts'
import styles from './move-dialog.module.css'
import type { RemoteMove } from './remote-move.ts'

type MoveOutcomeProps = {
  move: RemoteMove
  server: ReleaseServer
  /** Progress lines from the server. */
  lines: readonly string[]
  /** Describes the result of a successful move. */
  done: string
  mutation: { data: ServedReport | undefined; error: Error | null }
}

/** Progress and result of a move. */
export const MoveOutcome = ({ move, server, lines, done, mutation: { data, error } }: MoveOutcomeProps) => (
  <>
    {lines.length > 0 && (
      <ol className={styles.lines} aria-live="polite">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <li key={index}>{line}</li>
        ))}
      </ol>
    )}
    <div role="status" className={styles.outcome}>
      {data === undefined && error === null && (
        <p>The release server is working on it, and finishes even if you close this.</p>
      )}
      {data !== undefined && <Report report={data} done={done} />}
    </div>
    {error !== null && (
      <div role="alert" className={styles.refused}>
        {isMoveRefused(error) && error.code === 'moved-on' ? (
          <MovedOn move={move} server={server} />
        ) : (
          <p>{isMoveRefused(error) ? error.onScreen : describeServerError(error, server)}</p>
        )}
        {isNetworkError(error) && (
          <p>The move may have been made all the same. Trying again is safe: nothing is done twice.</p>
        )}
      </div>
    )}
  </>
)

function Report({
  report: { outcome, release, changes, notes },
  done,
}: {
  report: ServedReport
  done: string
}) {
  return (
    <>
      <p>
        {outcome === 'unchanged' ? 'Nothing had to change. ' : ''}
        {done} The current release is <code>{release.id}</code>.
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ name, from, to }) => (
            <li key={name}>
              {name}: {from === undefined ? 'new' : toShortHash(from)} →{' '}
              {to === undefined ? 'removed' : toShortHash(to)}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}

/** Another move came first: shows it, so that the person can decide again. */
function MovedOn({ move: { environment, release }, server }: { move: RemoteMove; server: ReleaseServer }) {
  const { data = [] } = useQuery(releaseServerQueries(server).history({ environment, limit: 20 }))
  const seen = data.findIndex(({ to }) => to === release)
  const since = data.slice(0, seen === -1 ? undefined : seen)
  return (
    <>
      <p>In the meantime {environment} was changed elsewhere, so nothing was done. This is what happened:</p>
      <ul className={styles.changes}>
        {since.map((move) => (
          <li key={move.moved_at}>
            {describeMove(move)}, by {move.by}
            {move.reason !== '' && `: ${move.reason}`}
          </li>
        ))}
      </ul>
    </>
  )
}
