import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoveDialog } from '../moves/move-dialog.tsx'
import type { RemoteMove } from '../moves/remote-move.ts'
import type { Connection } from '../release-server/connected.tsx'
import { releaseServerQueries } from '../release-server/release-server.queries.ts'
import { ServerFailure } from '../release-server/server-failure.tsx'
import styles from './environments.module.css'
import { EnvironmentsTable } from './environments-table.tsx'
import { listDeployments } from './list-deployments.ts'

/** Versions in every environment, their differences, and the moves allowed on them. */
export function Environments({ connection }: { connection: Connection }) {
  const { server, team } = connection
  const { data, error, refetch, isFetching } = useQuery(releaseServerQueries(server).environments())
  const [move, setMove] = useState<RemoteMove | null>(null)
  if (data === undefined)
    return error === null ? (
      <p role="status">Reading the environments…</p>
    ) : (
      <ServerFailure
        what="The environments could not be read."
        error={error}
        server={server}
        onRetry={() => void refetch()}
      />
    )
  const rows = listDeployments(data)
  const differing = rows.filter(({ deployments }) =>
    deployments.some(({ differsFrom }) => differsFrom !== null),
  )
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{describeDifferences(data.length, rows.length, differing.length)}</p>
        <button type="button" className="button" aria-disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Reading…' : 'Refresh'}
        </button>
      </div>
      <EnvironmentsTable environments={data} rows={rows} team={team} onMove={setMove} />
      {move !== null && <MoveDialog move={move} connection={connection} onClose={() => setMove(null)} />}
    </>
  )
}

function describeDifferences(environments: number, units: number, differing: number): string {
  if (environments < 2) return 'There is one environment.'
  return differing === 0
    ? 'Every environment runs the same versions.'
    : `${differing} of ${units} units ${differing === 1 ? 'differs' : 'differ'} between environments.`
}
