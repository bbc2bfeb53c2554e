import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { RecordId } from '../http/record-list.schema.ts'
import { listDeletions, sendDeletions } from './pending-deletions.ts'

/**
 * Ids of an entity's records that a list hides, because they are being deleted. Leaving the list sends the pending
 * calls.
 */
export function useDeletedIds(entity: string): ReadonlySet<RecordId> {
  const queryClient = useQueryClient()
  const cache = queryClient.getMutationCache()
  const ids = useSyncExternalStore(
    // Ignores clearing the cache at the end of a session: rendering the list again would refetch it.
    (listener) =>
      cache.subscribe(({ type, mutation }) => {
        if (type !== 'removed' && mutation !== undefined && cache.getAll().includes(mutation)) listener()
      }),
    () => JSON.stringify(listDeletions(queryClient, entity).map(({ id }) => id)),
  )
  useEffect(() => () => sendDeletions(queryClient, 'kept'), [queryClient])
  return useMemo(() => new Set<RecordId>(JSON.parse(ids)), [ids])
}
