import { useState } from 'react'
import type { Id } from '../document/article-document.ts'
import { findUnmoved } from './find-unmoved.ts'

/** Sections that stand together; `key` stays the same while any of them does. */
export type Group = { key: number; ids: readonly Id[] }

/** How many sections a group is made with. Inserting into it may make it twice as long. */
const size = 5

/**
 * The sections of `order` in groups, most of them where `before` has them: what stays in its group is not built anew. A
 * browser looks at everything that it may leave out of a page's layout in every frame, and groups are fewer.
 */
export function groupSections(before: readonly Group[], order: readonly Id[]): Group[] {
  const homes = new Map(before.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)))
  const unmoved = findUnmoved([...homes.keys()], order)
  const groups: { key: number; ids: Id[] }[] = []
  let fresh = Math.max(0, ...before.map(({ key }) => key))
  const begin = (key: number, id: Id) => void groups.push({ key, ids: [id] })
  for (const [index, id] of order.entries()) {
    const current = groups.at(-1)
    const was = homes.get(id)
    // The group of the next section that stays where it was, from this one on.
    const next = homes.get(order.slice(index).find((other) => unmoved.has(other)) ?? '')
    const isNew = next !== undefined && groups.every(({ key }) => key !== next)
    // Where a group goes on behind what is added to it, what comes after would have to leave it.
    const most = current !== undefined && current.key === next ? 2 * size : size
    if (isNew && (was === next || current === undefined)) begin(next, id)
    else if (current === undefined || (was !== current.key && current.ids.length >= most)) begin(++fresh, id)
    else current.ids.push(id)
  }
  return groups
}

export function useSectionGroups(order: readonly Id[]): readonly Group[] {
  const [grouped, setGrouped] = useState({ order, groups: groupSections([], order) })
  if (grouped.order === order) return grouped.groups
  const groups = groupSections(grouped.groups, order)
  setGrouped({ order, groups })
  return groups
}
