import type { QueryKey } from '@tanstack/react-query'
import type { RecordId } from '../http/record-list.schema.ts'

/** Query keys, each matching all keys that it is a prefix of. */
export type InvalidatedKeys = readonly QueryKey[]

/** Describes an undoable deletion in its mutation's meta. */
export type DeletionFacts = {
  /** The resource's plural: `packages`. */
  entity: string
  id: RecordId
  /** Makes the call without waiting for the toast to close: now, or once the record is kept for restoring. */
  send(when?: 'now' | 'kept'): void
  /** Resolves once the server has deleted the record and its drafts were kept. */
  gone: Promise<void>
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys to invalidate after success, here and in the browser's other tabs. */
      invalidates?: InvalidatedKeys
      /** The form or screen shows this write's failure itself, so no toast does. */
      showsOwnErrors?: boolean
      /** The record that an undoable deletion is about. */
      deletion?: DeletionFacts
    }
  }
}
