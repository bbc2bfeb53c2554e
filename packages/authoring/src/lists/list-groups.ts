import { useState } from 'react'
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts'

/** Consecutive entries of a list; `key` is stable while any of them remains. */
export type ListGroup<Id> = { key: number; ids: readonly Id[] }

/**
 * Splits `order` into groups of `size`, keeping most entries in their group of `before`, so that they are not
 * remounted. A group may grow to twice the size. Groups are few because browsers visit every skippable subtree in each
 * frame.
 */
export function groupEntries<Id>(
  before: readonly ListGroup<Id>[],
  order: readonly Id[],
  size: number,
): ListGroup<Id>[] {
  const homes = new Map(before.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)))
  const kept = longestCommonSubsequence([...homes.keys()], order)
  const groups: { key: number; ids: Id[] }[] = []
  let fresh = Math.max(0, ...before.map(({ key }) => key))
  const begun = new Set<number>()
  function begin(key: number, id: Id) {
    groups.push({ key, ids: [id] })
    begun.add(key)
  }
  const nexts = findNexts(order, kept, homes)
  for (const [index, id] of order.entries()) {
    const current = groups.at(-1)
    const was = homes.get(id)
    const next = nexts[index]
    const isNew = next !== undefined && !begun.has(next)
    // A group that continues after the insertion may grow; otherwise later entries would have to leave it.
    const most = current !== undefined && current.key === next ? 2 * size : size
    if (isNew && (was === next || current === undefined)) begin(next, id)
    else if (current === undefined || (was !== current.key && current.ids.length >= most)) begin(++fresh, id)
    else current.ids.push(id)
  }
  return groups
}

/** A longest common subsequence: the entries that were not moved. */
function longestCommonSubsequence<Id>(before: readonly Id[], after: readonly Id[]): ReadonlySet<Id> {
  const places = new Map(before.map((id, place) => [id, place] as const))
  const known = after.flatMap((id) => {
    const place = places.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  const kept = longestIncreasingSubsequence(known.map(({ place }) => place))
  return new Set(kept.flatMap((index) => known[index]?.id ?? []))
}

/** For each entry the group of the next entry that was not moved, including itself. */
function findNexts<Id>(order: readonly Id[], kept: ReadonlySet<Id>, homes: ReadonlyMap<Id, number>) {
  const nexts: (number | undefined)[] = []
  let next: number | undefined
  for (const id of order.toReversed()) {
    if (kept.has(id)) next = homes.get(id)
    nexts.push(next)
  }
  return nexts.reverse()
}

export function useListGroups<Id>(order: readonly Id[], size: number): readonly ListGroup<Id>[] {
  const [grouped, setGrouped] = useState({ order, groups: groupEntries<Id>([], order, size) })
  if (grouped.order === order) return grouped.groups
  const groups = groupEntries(grouped.groups, order, size)
  setGrouped({ order, groups })
  return groups
}
