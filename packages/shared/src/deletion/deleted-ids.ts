import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { listDeletions, type RecordId, sendDeletions } from './waiting-deletions.ts'

/**
 * Ids of an entity's records that a list leaves out, because they are being deleted. Leaving the list makes the calls
 * that are still waiting.
 */
export function useDeletedIds(entity: string): ReadonlySet<RecordId> {
  const queryClient = useQueryClient()
  const cache = queryClient.getMutationCache()
  const ids = useSyncExternalStore(
    // Not when the cache is emptied at the end of a session: drawing the list once more would read it once more.
    (listener) => cache.subscribe(({ type }) => type !== 'removed' && listener()),
    () => JSON.stringify(listDeletions(queryClient, entity).map(({ id }) => id)),
  )
  useEffect(() => () => sendDeletions(queryClient), [queryClient])
  return useMemo(() => new Set<RecordId>(JSON.parse(ids)), [ids])
}
