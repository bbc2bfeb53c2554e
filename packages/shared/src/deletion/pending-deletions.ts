import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { RecordId } from '../http/record-list.ts'
import type { DeletionFacts } from '../query/mutation-meta.ts'

/** Under this mutation key, with the entity after it, deletions stand in the mutation cache. */
export const deletionKey = ['deletion'] as const

/** Not only those that wait: until its list has been read again, a record the server deleted stays out as well. */
const isInForce = ({ state }: Mutation) => state.status === 'pending' || state.status === 'success'

/** Deletions of an entity that are waiting, under way or done. */
export function listDeletions(queryClient: QueryClient, entity: string): DeletionFacts[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: [...deletionKey, entity] })
    .filter(isInForce)
    .flatMap((mutation) => mutation.options.meta?.deletion ?? [])
}

export function findDeletion(queryClient: QueryClient, entity: string, id: RecordId): DeletionFacts | null {
  return listDeletions(queryClient, entity).find((deletion) => deletion.id === id) ?? null
}

/** Makes every call that is still waiting, of all entities; for moments after which it could not be made. */
export function sendDeletions(queryClient: QueryClient): void {
  for (const { options } of queryClient.getMutationCache().findAll({ mutationKey: deletionKey })) {
    options.meta?.deletion?.send()
  }
}
