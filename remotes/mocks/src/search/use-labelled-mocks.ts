import type { ReviewNotes } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { buildLabelFilters } from '../review/label-filters.ts'
import { useReviewNotes } from '../review/use-review-notes.ts'

const filters = buildLabelFilters((notes: ReviewNotes) => notes)

/** Ids of mocks with this difficulty and tag, such as `reading/5`; `only` is null if neither is chosen. */
export function useLabelledMocks({ difficulty, tag }: { difficulty: string; tag: string }) {
  const { data: served } = useSuspenseQuery(servedListsQuery(usePlatform()))
  const notes = useReviewNotes(served.map(({ section }) => section))
  const only = useMemo(() => {
    if (difficulty === '' && tag === '') return null
    return [...notes].flatMap(([id, each]) =>
      (difficulty === '' || filters.difficulty.matches(each, difficulty)) &&
      (tag === '' || filters.tag.matches(each, tag))
        ? [id]
        : [],
    )
  }, [notes, difficulty, tag])
  const named = useMemo(
    () =>
      served.flatMap(({ section, list }) =>
        list.records.flatMap(({ id, name }) => {
          const tags = notes.get(`${section}/${id}`)?.tags ?? []
          return tags.length === 0 ? [] : [{ section, id, name, tags }]
        }),
      ),
    [served, notes],
  )
  const tags = [...new Set(named.flatMap((mock) => mock.tags))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  return { only, tags, tagged: named, hasNotes: notes.size > 0 }
}

export type TaggedMock = ReturnType<typeof useLabelledMocks>['tagged'][number]
