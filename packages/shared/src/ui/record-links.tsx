import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Extension, RecordOnScreen, RecordPoint } from '../extensions/extension-points.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { Button } from './button.tsx'
import styles from './record-links.module.css'

type RecordLinksProps = { point: RecordPoint; record: RecordOnScreen }

/** Links of other remotes about the record on screen, asked for when somebody opens them. Nothing without such remotes. */
export function RecordLinks({ point, record }: RecordLinksProps) {
  const parts = usePlatform().extensions?.listFor?.(point, record) ?? []
  if (parts.length === 0) return null
  return (
    <section className={styles.links} aria-label="In other sections">
      {parts.map((part) => (
        <Part key={`${part.remote} ${record.id}`} part={part} queryKey={[point, part.remote, record]} />
      ))}
    </section>
  )
}

type PartProps = { part: Extension<RecordPoint>; queryKey: readonly unknown[] }

function Part({ part, queryKey }: PartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => part.run(signal),
    enabled: isOpen,
    retry: false,
  })
  return (
    <details data-drawn-by={part.remote} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{part.title}</summary>
      {isError ? (
        <p role="alert">
          {part.title} could not be loaded.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        <ul aria-busy={isLoading}>
          {isLoading && <li>Loading…</li>}
          {data?.length === 0 && <li>Nothing found.</li>}
          {data?.map(({ text, to }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
