import type { Extension } from '@console/shared/extensions'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from '@console/shared/ui/button'
import { isDataScarce } from '@console/shared/ui/is-data-scarce'
import { whenSettled } from '@console/shared/ui/when-settled'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import styles from './attention-panel.module.css'

/** Milliseconds after which the figures' screen no longer waits for idle time. */
const within = 2000

/** Links to records of other sections that need somebody. Requested once the figures are on screen. */
export function AttentionPanel() {
  const { extensions } = usePlatform()
  const [parts] = useState(() => extensions?.list('dashboard.attention') ?? [])
  return parts.length === 0 || isDataScarce() ? null : <AttentionLinks parts={parts} />
}

function AttentionLinks({ parts }: { parts: readonly Extension<'dashboard.attention'>[] }) {
  const { queryClient } = usePlatform()
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => whenSettled(queryClient, () => setIsSettled(true), within), [queryClient])
  const answers = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['attention', part.remote],
      queryFn: ({ signal }: { signal: AbortSignal }) => part.run(signal),
      enabled: isSettled,
      retry: false,
    })),
  })
  const isPending = answers.some((answer) => answer.isPending)
  const failed = parts.filter((_, index) => answers[index]?.isError)
  const links = parts.flatMap(({ remote }, index) =>
    (answers[index]?.data ?? []).map((link) => ({ ...link, remote })),
  )
  const retry = () => answers.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())

  return (
    <section className={styles.attention} aria-label="Needs attention" aria-busy={isPending}>
      <h2>Needs attention</h2>
      <ul>
        {links.map(({ text, to, remote }) => (
          <li key={`${remote} ${to}`} data-drawn-by={remote}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {isPending && links.length === 0 && <li>Loading…</li>}
        {!isPending && links.length === 0 && failed.length === 0 && <li>Nothing needs attention.</li>}
        {failed.length > 0 && (
          <li>
            {failed.map(({ title }) => title).join(', ')} could not be loaded.{' '}
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}
