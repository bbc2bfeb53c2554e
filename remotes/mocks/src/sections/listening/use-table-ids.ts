import { createId } from '@console/values/ids/create-id'
import { useState } from 'react'

/**
 * Ids for the rows or columns of a table that the wire keeps without, so that one that moves stays the element it is. `edit` is
 * told what becomes of them; those that come and go otherwise, as by an undo, do so at the end.
 */
export function useTableIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>([])
  const fitting =
    ids.length === count ? ids : Array.from({ length: count }, (_, index) => ids[index] ?? createId())
  if (fitting !== ids) setIds(fitting)
  return { ids: fitting, edit: (change: (before: readonly string[]) => readonly string[]) => setIds(change) }
}
