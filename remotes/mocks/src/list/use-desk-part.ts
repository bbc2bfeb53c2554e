import type { MockSection, MockSummary } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { hasStatus } from '../review/has-status.ts'
import { notesQuery } from '../review/review-notes.queries.ts'
import { buildDeskPart, type DeskPart } from './desk-part.tsx'

/** Milliseconds after the list began. Notes, and the code that reads them, are asked for once the rows are painted. */
const paintedAfter = 300

/** Null where neither the device nor the server knows more of the mocks than the specification has in a row. */
export function useDeskPart(section: MockSection, records: readonly MockSummary[]): DeskPart | null {
  const platform = usePlatform()
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true), paintedAfter)
    return () => clearTimeout(timer)
  }, [])
  const { data: notes } = useQuery({ ...notesQuery(platform, section), enabled: isPainted })
  const own = platform.session.readUser()?.name
  const hasReviews = records.some(({ status }) => hasStatus(status ?? undefined, 'in review'))
  const isKnown = hasReviews || (notes ?? []).length > 0 || records.some((record) => 'updated_at' in record)
  return useMemo(
    () => (isKnown ? buildDeskPart({ notes: notes ?? [], hasReviews, own }) : null),
    [isKnown, notes, hasReviews, own],
  )
}
