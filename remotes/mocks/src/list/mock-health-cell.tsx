import { usePlatform } from '@console/shared/platform-context'
import { StatusDot } from '@console/shared/ui/status-dot'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CheckSummary } from './check-record.ts'
import { checkSummaryQuery, type ListedMock } from './check-summary.queries.ts'

type MockHealthCellProps = { mock: ListedMock }

/**
 * Rows have no questions, so the mocks of visible rows are read and checked, and requests of hidden rows are cancelled.
 * If the configuration turns reading off, cells show cached results only.
 */
export function MockHealthCell(props: MockHealthCellProps) {
  const isRead = usePlatform().settings.features.mockHealth !== false
  const cell = useRef<HTMLSpanElement>(null)
  const isSeen = useIsSeen(cell)
  return <span ref={cell}>{isRead && isSeen ? <ReadHealth {...props} /> : <KnownHealth {...props} />}</span>
}

function ReadHealth({ mock }: MockHealthCellProps) {
  const { api } = usePlatform()
  const { data, isError } = useQuery(checkSummaryQuery(api, mock, { isBackground: true }))
  if (isError) return <StatusDot tone="quiet">Not checked</StatusDot>
  return <Health facts={data} />
}

function KnownHealth({ mock }: MockHealthCellProps) {
  const { api } = usePlatform()
  return <Health facts={useQueryClient().getQueryData(checkSummaryQuery(api, mock).queryKey)} />
}

export function Health({ facts }: { facts: CheckSummary | undefined }) {
  if (facts === undefined) return <span>…</span>
  const tone =
    facts.errors > 0 ? 'danger' : facts.warnings > 0 ? 'warn' : facts.issues.length > 0 ? 'quiet' : 'ok'
  return (
    <span title={facts.issues.map(({ message }) => message).join('\n')}>
      <StatusDot tone={tone}>{facts.text}</StatusDot>
    </span>
  )
}

/** Pixels around the window, about four rows, within which a row counts as visible. */
const nearby = 200

function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver !== 'function')
  useEffect(() => {
    const watched = element.current
    if (watched === null || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${nearby}px` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
