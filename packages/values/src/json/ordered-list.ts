/** `list` with `items` before the place `index`; a place outside the list is its nearest end. */
export const insertAt = <Item>(list: readonly Item[], index: number, ...items: Item[]): Item[] =>
  list.toSpliced(Math.max(0, Math.min(index, list.length)), 0, ...items)

/** `list` without `item`; the list itself when it is not in it. */
export const without = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : list

/** `list` with `item` at the place `index`, counted in the list without it; the list itself when that changes nothing. */
export function moveTo<Item>(list: readonly Item[], item: Item, index: number): readonly Item[] {
  const from = list.indexOf(item)
  const to = Math.max(0, Math.min(index, list.length - 1))
  if (from === -1 || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
