import type { QueryKey } from '@tanstack/react-query'
import type { RecordId } from '../http/record-list.ts'

/** Keys of queries, each with all that begin with it. */
export type InvalidatedKeys = readonly QueryKey[]

/** What the mutation of an undoable deletion says of itself. */
export type DeletionFacts = {
  /** The resource's plural: `packages`. */
  entity: string
  id: RecordId
  /** Makes the call now instead of when the toast is gone. */
  send(): void
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys to invalidate once the write succeeded, here and in the browser's other tabs. */
      invalidates?: InvalidatedKeys
      /** The form or screen shows this write's failure itself, so no toast does. */
      showsOwnErrors?: boolean
      /** Which record an undoable deletion is about. */
      deletion?: DeletionFacts
    }
  }
}
