import { useState } from 'react'
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts'

/** Entries of a list that stand together; `key` stays the same while any of them does. */
export type ListGroup<Id> = { key: number; ids: readonly Id[] }

/**
 * The entries of `order` in groups of `size`, most of them where `before` has them: what stays in its group is not built
 * anew. A group that is inserted into may become twice as long. A browser looks at everything that it may leave out of a
 * page's layout in every frame, and groups are fewer.
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
    // Where a group goes on behind what is added to it, what comes after would have to leave it.
    const most = current !== undefined && current.key === next ? 2 * size : size
    if (isNew && (was === next || current === undefined)) begin(next, id)
    else if (current === undefined || (was !== current.key && current.ids.length >= most)) begin(++fresh, id)
    else current.ids.push(id)
  }
  return groups
}

/** As many entries as have the same order in both: what a person who moved some of them left where it was. */
function longestCommonSubsequence<Id>(before: readonly Id[], after: readonly Id[]): ReadonlySet<Id> {
  const places = new Map(before.map((id, place) => [id, place] as const))
  const known = after.flatMap((id) => {
    const place = places.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  const kept = longestIncreasingSubsequence(known.map(({ place }) => place))
  return new Set(kept.flatMap((index) => known[index]?.id ?? []))
}

/** For each entry the group of the next one that stays where it was, itself included. */
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
