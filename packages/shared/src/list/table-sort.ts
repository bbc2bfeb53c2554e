import * as z from 'zod/mini'

/** A column's sort value; null if there is none. */
export type SortValue = string | number | null

/** A sort order in the address: `price` ascending, `-price` descending. An unknown column gives the fallback. */
export function urlSort(keys: readonly string[], fallback: string) {
  const sorts = new Set(keys.flatMap((key) => [key, `-${key}`]))
  return z.catch(z.string().check(z.refine((sort) => sorts.has(sort))), fallback)
}

/** `sortOrder` of the column `key`. */
export function toSortOrder(sort: string, key: string): 'ascend' | 'descend' | null {
  if (sort === key) return 'ascend'
  return sort === `-${key}` ? 'descend' : null
}

/** The sort order after pressing the heading of column `key`: a second press reverses it, and sorting is never off. */
export const nextSort = (sort: string, key: string): string => (sort === key ? `-${key}` : key)

/** Returns a sorted copy; null values come last either way. Texts compare naturally ("Pack 2" before "Pack 10"). */
export function sortRecords<Item>(
  items: readonly Item[],
  read: (item: Item) => SortValue,
  isDescending: boolean,
): Item[] {
  // Reads each value once rather than in every comparison, which would parse tens of thousands of dates repeatedly.
  const valued = items.map((item) => ({ item, value: toSortable(read(item)) }))
  const direction = isDescending ? -1 : 1
  valued.sort(({ value: a }, { value: b }) => {
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b)
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * collator.compare(String(a), String(b))
  })
  return valued.map(({ item }) => item)
}

/** An invalid time is NaN. */
const toSortable = (value: SortValue) => (Number.isNaN(value) ? null : value)

const collator = new Intl.Collator('en', { numeric: true })
