import { useRef, useState } from 'react'
import type { RecordId } from '../http/record-list.ts'

export type ListSelection<Item> = {
  ids: ReadonlySet<RecordId>
  /** The selected records in the list's order, followed by those that the search and filters hide. */
  items: Item[]
  /** Number of `items` that the search and filters hide. */
  hidden: number
  select(ids: Iterable<RecordId>): void
  toggle(id: RecordId): void
}

/** The selection for bulk actions. It survives searching, filtering, sorting and paging. */
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

/** Toggles a row's selection; as a range, that of all rows since the one pressed before. */
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
