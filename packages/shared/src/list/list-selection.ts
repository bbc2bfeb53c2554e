import { useState } from 'react'
import type { RecordId } from '../deletion/waiting-deletions.ts'

export type ListSelection<Item> = {
  ids: ReadonlySet<RecordId>
  /** The selected records, in the list's order. Those that the search and filters hide are among them. */
  items: Item[]
  /** How many of `items` the search and filters hide. */
  hidden: number
  select(ids: Iterable<RecordId>): void
  toggle(id: RecordId): void
}

/** What is selected for a bulk action. It stays while the list is searched, filtered, sorted and paged through. */
export function useListSelection<Item extends { id: RecordId }>(
  records: readonly Item[],
  visible: readonly Item[],
): ListSelection<Item> {
  const [ids, setIds] = useState<ReadonlySet<RecordId>>(new Set())
  const isSelected = ({ id }: Item) => ids.has(id)
  const items = ids.size === 0 ? [] : records.filter(isSelected)
  return {
    ids,
    items,
    hidden: items.length === 0 ? 0 : items.length - visible.filter(isSelected).length,
    select: (next) => setIds(new Set(next)),
    toggle: (id) => setIds((before) => before.symmetricDifference(new Set([id]))),
  }
}
