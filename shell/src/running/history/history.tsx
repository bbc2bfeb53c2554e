import { SelectField } from '@console/shared/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Connection } from '../release-server/connected.tsx'
import { releaseServerQueries } from '../release-server/release-server.queries.ts'
import { ServerFailure } from '../release-server/server-failure.tsx'
import { concerns } from './describe-move.ts'
import styles from './history.module.css'
import { HistoryTable } from './history-table.tsx'

const step = 50

export type HistoryFilter = { environment: string; unit: string }

type HistoryProps = {
  connection: Connection
  filter: HistoryFilter
  onFilter(patch: Partial<HistoryFilter>): void
}

/** Who released what and when, newest first. */
export function History({ connection: { server }, filter, onFilter }: HistoryProps) {
  const queries = releaseServerQueries(server)
  const served = useQuery(queries.environments())
  const environments = served.data ?? []
  const names = environments.map(({ environment }) => environment)
  const environment = names.find((name) => name === filter.environment) ?? names[0]
  const [limit, setLimit] = useState(step)
  const { data, refetch, isPlaceholderData, ...asked } = useQuery({
    ...queries.history({ environment: environment ?? '', limit }),
    enabled: environment !== undefined,
  })
  const error = environment === undefined ? served.error : asked.error
  const moves = data ?? []
  const units = [...new Set(moves.flatMap((move) => move.units.map(({ name }) => name)))].sort()
  const shown = filter.unit === '' ? moves : moves.filter((move) => concerns(move, filter.unit))
  return (
    <>
      <div className={styles.filter} hidden={environment === undefined && error !== null}>
        <SelectField
          label="Environment"
          value={environment ?? ''}
          options={names.map((name) => [name, name])}
          onChoose={(chosen) => onFilter({ environment: chosen })}
        />
        <SelectField
          label="Unit"
          value={filter.unit}
          options={[
            ['', 'All'],
            ...[...new Set([...units, ...[filter.unit].filter(Boolean)])].map(
              (name) => [name, name] as const,
            ),
          ]}
          onChoose={(unit) => onFilter({ unit })}
        />
      </div>
      {error !== null && (
        <ServerFailure
          what="The history could not be read."
          error={error}
          server={server}
          onRetry={() => void (environment === undefined ? served.refetch() : refetch())}
        />
      )}
      {data === undefined && error === null && <p role="status">Reading the history…</p>}
      {data !== undefined && shown.length === 0 && (
        <p>
          {filter.unit === ''
            ? `Nothing has been released in ${environment} yet.`
            : `None of the latest ${moves.length} moves changed ${filter.unit}.`}
        </p>
      )}
      {shown.length > 0 && <HistoryTable moves={shown} label={`Moves of ${environment}`} />}
      {moves.length >= limit && (
        <button
          type="button"
          className={`button ${styles.more}`}
          aria-disabled={isPlaceholderData}
          onClick={() => setLimit(limit + step)}
        >
          Show {step} more
        </button>
      )}
    </>
  )
}
