import type { MockSection, MockSummary } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { hasStatus } from '../review/has-status.ts'
import { reviewNotesQuery } from '../review/review-notes.queries.ts'
import { buildReviewColumns, type ReviewColumns } from './review-columns.tsx'

/** Milliseconds after mounting. Notes and their code are requested after the rows are painted. */
const paintedAfter = 300

/** Null if there is nothing to show beyond the specification’s rows. */
export function useReviewColumns(
  section: MockSection,
  records: readonly MockSummary[],
): ReviewColumns | null {
  const platform = usePlatform()
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true), paintedAfter)
    return () => clearTimeout(timer)
  }, [])
  const { data: notes } = useQuery({ ...reviewNotesQuery(platform, section), enabled: isPainted })
  const own = platform.session.readUser()?.name
  const hasReviews = records.some(({ status }) => hasStatus(status ?? undefined, 'in review'))
  const isKnown = hasReviews || (notes ?? []).length > 0 || records.some((record) => 'updated_at' in record)
  return useMemo(
    () => (isKnown ? buildReviewColumns({ notes: notes ?? [], hasReviews, own }) : null),
    [isKnown, notes, hasReviews, own],
  )
}
