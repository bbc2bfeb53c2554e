import { usePlatform } from '@console/shared/platform-context'
import type { MockSection } from '@console/shared/schemas/mock'
import type { MockNotes } from '@console/shared/schemas/mock-notes'
import { useQueries } from '@tanstack/react-query'
import { notesQuery } from './notes.queries.ts'

/** What is noted of the mocks of several sections, by `reading/5`; as far as it is read. */
export function useAllNotes(sections: readonly MockSection[]): ReadonlyMap<string, MockNotes> {
  const platform = usePlatform()
  return useQueries({
    queries: sections.map((section) => notesQuery(platform, section)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data = [] }, index) =>
          data.map((notes) => [`${sections[index]}/${notes.id}`, notes] as const),
        ),
      ),
  })
}
