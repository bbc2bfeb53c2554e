import { useRef, useState } from 'react'
import type { RecordId } from '../http/record-list.schema.ts'

export type ListSelection<Item> = {
  /** Includes records that the search and filters hide, and records that are gone. */
  ids: ReadonlySet<RecordId>
  /** The selected records that match the search and filters, on all pages, in the list's order. */
  items: Item[]
  /** Always 0 since 1.12.0: records that the search and filters hide are not among `items`. */
  hidden: number
  select(ids: Iterable<RecordId>): void
  toggle(id: RecordId): void
}

/**
 * The selection for bulk actions, which is of listed records only: nobody deletes what a search hides. Records return to
 * it with their rows.
 */
export function useListSelection<Item extends { id: RecordId }>(
  visible: readonly Item[],
): ListSelection<Item> {
  const [ids, setIds] = useState<ReadonlySet<RecordId>>(new Set())
  return {
    ids,
    items: ids.size === 0 ? [] : visible.filter(({ id }) => ids.has(id)),
    hidden: 0,
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
