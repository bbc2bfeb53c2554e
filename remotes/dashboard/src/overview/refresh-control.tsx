import { usePlatform } from '@console/shared/platform-context'
import { formatRelativeTime, formatTime } from '@console/shared/ui/time'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dashboardQueries } from './api/dashboard.queries.ts'
import styles from './refresh-control.module.css'

/** Age of the figures, with a refresh button. */
export function RefreshControl() {
  const { api } = usePlatform()
  const query = useQuery(dashboardQueries(api).periods())
  return (
    <div className={styles.refresh}>
      <p className={styles.age} data-failed={query.isRefetchError}>
        {/* The age stands outside what is read out on a change, because it changes every minute. */}
        <span role="status">{toStanding(query)}</span>{' '}
        {query.data !== undefined && <Age at={query.dataUpdatedAt} />}
      </p>
      {/* Never disabled, which would take the focus away: a press during a refresh joins it. */}
      <button type="button" className="button" onClick={() => void query.refetch({ cancelRefetch: false })}>
        Refresh
      </button>
    </div>
  )
}

/** Precedes the age. */
function toStanding({ data, isFetching, isPaused, isRefetchError }: UseQueryResult): string {
  if (data === undefined) return 'Loading the figures'
  if (isFetching) return 'Refreshing; figures from'
  if (isPaused) return 'Offline; figures from'
  return isRefetchError ? 'Not refreshed; figures from' : 'Updated'
}

/** `at` in milliseconds since the epoch. */
function Age({ at }: { at: number }) {
  const now = useNow(30_000)
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTime(at)}>
      {formatRelativeTime(at, now)}
    </time>
  )
}

/** The current time in milliseconds since the epoch, updated every `interval` milliseconds. */
function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
