import { usePlatform } from '@console/shared/platform-context'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findMock, type MockRef } from '../api/mock.api.ts'
import { mockQueries } from '../api/mock.queries.ts'
import { reviewNotesQuery } from './review-notes.queries.ts'

/**
 * The server’s status if it differs from the editor’s copy; null if they agree or nothing is being edited. Refetched
 * together with the review steps.
 */
export function useNewerStatus({ section, id }: MockRef, isEdited: boolean) {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { data, isLoading } = useQuery({
    queryKey: [...reviewNotesQuery(platform, section).queryKey, id, 'status'],
    queryFn: async ({ signal }) => (await findMock(platform.api, section, id, signal))?.value.status ?? null,
    enabled: isEdited,
    staleTime: 0,
    gcTime: 0,
  })
  // The cache holds the editor’s copy, which it replaces after each save.
  const taken = queryClient.getQueryData(mockQueries(platform.api).detail(section, id).queryKey)?.status
  const isNewer = data !== undefined && data !== null && taken !== undefined && data !== taken
  return { newer: isNewer ? data : null, isLoading }
}
