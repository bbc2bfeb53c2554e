import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { RecordId } from '../http/record-list.schema.ts'
import type { DeletionFacts } from '../query/mutation-meta.ts'

/** Mutation key of deletions, followed by the entity. */
export const deletionKey = ['deletion'] as const

/** Includes successful ones: until its list was refetched, a deleted record stays hidden. */
const isInForce = ({ state }: Mutation) => state.status === 'pending' || state.status === 'success'

/** Deletions of an entity that are pending, in flight or done. */
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

/** Sends every pending deletion of all entities: now, before it becomes impossible, or once the records are kept. */
export function sendDeletions(queryClient: QueryClient, when: 'now' | 'kept' = 'now'): void {
  for (const { options } of queryClient.getMutationCache().findAll({ mutationKey: deletionKey })) {
    options.meta?.deletion?.send(when)
  }
}
