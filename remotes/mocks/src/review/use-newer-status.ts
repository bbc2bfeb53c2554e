import { usePlatform } from '@console/shared/platform-context'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findMock, type MockRef } from '../api/mock.api.ts'
import { mockQueries } from '../api/mock.queries.ts'
import { notesQuery } from './review-notes.queries.ts'

/**
 * The status that the server has by now, where it is another than that of the copy which an editor took: null where they are
 * the same, or where nobody edits. It is read with the steps of the review, and anew after each.
 */
export function useNewerStatus({ section, id }: MockRef, isEdited: boolean) {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { data, isLoading } = useQuery({
    queryKey: [...notesQuery(platform, section).queryKey, id, 'status'],
    queryFn: async ({ signal }) => (await findMock(platform.api, section, id, signal))?.value.status ?? null,
    enabled: isEdited,
    staleTime: 0,
    gcTime: 0,
  })
  // An editor takes its copy from here and, whenever it has saved, puts the next one here.
  const taken = queryClient.getQueryData(mockQueries(platform.api).detail(section, id).queryKey)?.status
  const isNewer = data !== undefined && data !== null && taken !== undefined && data !== taken
  return { newer: isNewer ? data : null, isLoading }
}
