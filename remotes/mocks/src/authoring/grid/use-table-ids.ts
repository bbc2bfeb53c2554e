import { createId } from '@console/values/ids/create-id'
import { useState } from 'react'

/**
 * Stable ids for rows or columns, which have none on the wire, so that moved ones keep their elements. `edit` updates
 * them with a change; after an undo, ids are added or removed at the end.
 */
export function useTableIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>([])
  const fitting =
    ids.length === count ? ids : Array.from({ length: count }, (_, index) => ids[index] ?? createId())
  if (fitting !== ids) setIds(fitting)
  return { ids: fitting, edit: (change: (before: readonly string[]) => readonly string[]) => setIds(change) }
}
