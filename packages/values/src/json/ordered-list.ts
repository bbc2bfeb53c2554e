/** Inserts `items` before `index`, clamped to the list. */
export const insertAt = <Item>(list: readonly Item[], index: number, ...items: Item[]): Item[] =>
  list.toSpliced(Math.max(0, Math.min(index, list.length)), 0, ...items)

/** `list` without `item`; the list itself if it does not contain it. */
export const without = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : list

/** Moves `item` to `index`, counted in the list without it; the list itself if that changes nothing. */
export function moveTo<Item>(list: readonly Item[], item: Item, index: number): readonly Item[] {
  const from = list.indexOf(item)
  const to = Math.max(0, Math.min(index, list.length - 1))
  if (from === -1 || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
