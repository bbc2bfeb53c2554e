import type { MockSection, ReviewNotes } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reviewNotesQuery } from './review-notes.queries.ts'

const none: readonly ReviewNotes[] = []

/** The loaded notes of several sections, by mock such as `reading/5`. */
export function useReviewNotes(sections: readonly MockSection[]): ReadonlyMap<string, ReviewNotes> {
  // One `useQuery` per section: `useQueries` is in the shell’s second script, which every screen would wait for.
  const writing = useNotes('writing', sections)
  const reading = useNotes('reading', sections)
  const listening = useNotes('listening', sections)
  const speaking = useNotes('speaking', sections)
  return useMemo(
    () =>
      new Map(
        Object.entries({ writing, reading, listening, speaking }).flatMap(([section, noted]) =>
          noted.map((notes) => [`${section}/${notes.id}`, notes] as const),
        ),
      ),
    [writing, reading, listening, speaking],
  )
}

function useNotes(section: MockSection, wanted: readonly MockSection[]) {
  const { data = none } = useQuery({
    ...reviewNotesQuery(usePlatform(), section),
    enabled: wanted.includes(section),
  })
  return data
}
