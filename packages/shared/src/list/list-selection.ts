import { useRef, useState } from 'react'
import type { RecordId } from '../http/record-list.ts'

export type ListSelection<Item> = {
  ids: ReadonlySet<RecordId>
  /** The selected records, in the list's order; those that the search and filters hide come last. */
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
  const shown = ids.size === 0 ? [] : visible.filter(isSelected)
  const isShown = new Set(shown.map(({ id }) => id))
  const hidden =
    ids.size === shown.length ? [] : records.filter((item) => isSelected(item) && !isShown.has(item.id))
  return {
    ids,
    items: [...shown, ...hidden],
    hidden: hidden.length,
    select: (next) => setIds(new Set(next)),
    toggle: (id) => setIds((before) => before.symmetricDifference(new Set([id]))),
  }
}

/** Selects a row or takes it out of the selection; as a range, with all rows from the one pressed before. */
export function useToggledRange<Item extends { id: RecordId }>(
  { ids, select, toggle }: ListSelection<Item>,
  rows: readonly Item[],
): (id: RecordId, isRange: boolean) => void {
  const pressed = useRef<RecordId | null>(null)
  return (id, isRange) => {
    const places = [pressed.current, id].map((wanted) => rows.findIndex((row) => row.id === wanted))
    pressed.current = id
    if (!isRange || places.includes(-1)) return toggle(id)
    const range = new Set(rows.slice(Math.min(...places), Math.max(...places) + 1).map((row) => row.id))
    select(ids.has(id) ? ids.difference(range) : ids.union(range))
  }
}
