import * as z from 'zod/mini'

/** What a column sorts by; null where there is nothing. */
export type SortValue = string | number | null

/** `price` ascending, `-price` descending: how a sort stands in the address. A sort by no column is the fallback. */
export function urlSort(keys: readonly string[], fallback: string) {
  const sorts = new Set(keys.flatMap((key) => [key, `-${key}`]))
  return z.catch(z.string().check(z.refine((sort) => sorts.has(sort))), fallback)
}

/** `sortOrder` of the column `key`. */
export function toSortOrder(sort: string, key: string): 'ascend' | 'descend' | null {
  if (sort === key) return 'ascend'
  return sort === `-${key}` ? 'descend' : null
}

/** What a press of the heading of column `key` asks for: a second one turns the order around, and none switches sorting off. */
export const turnSort = (sort: string, key: string): string => (sort === key ? `-${key}` : key)

/** Sorted copy; what has no value comes last either way. Texts compare as people expect ("Pack 2" before "Pack 10"). */
export function sortRecords<Item>(
  items: readonly Item[],
  read: (item: Item) => SortValue,
  isDescending: boolean,
): Item[] {
  // Each value is read once, not at every comparison: tens of thousands of dates are parsed in no time that way.
  const valued = items.map((item) => ({ item, value: toSortable(read(item)) }))
  const direction = isDescending ? -1 : 1
  valued.sort(({ value: a }, { value: b }) => {
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b)
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * collator.compare(String(a), String(b))
  })
  return valued.map(({ item }) => item)
}

/** A time that is none is no number. */
const toSortable = (value: SortValue) => (Number.isNaN(value) ? null : value)

const collator = new Intl.Collator('en', { numeric: true })
