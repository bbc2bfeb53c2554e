import * as z from 'zod/mini'

/** `price` ascending, `-price` descending: how a sort stands in the address. */
export type Sort<Key extends string> = Key | `-${Key}`

export function urlSort<Key extends string>(keys: readonly Key[], fallback: Sort<Key>) {
  const sorts = new Set<unknown>(keys.flatMap((key) => [key, `-${key}`]))
  return z.catch(
    z.custom<Sort<Key>>((value) => sorts.has(value)),
    () => fallback,
  )
}

/** `sortOrder` of the column `key`. */
export function toSortOrder(sort: string, key: string): 'ascend' | 'descend' | null {
  if (sort === key) return 'ascend'
  return sort === `-${key}` ? 'descend' : null
}

/** The part of antd’s sorter that a list needs. */
export type Sorter = {
  columnKey?: string | number | bigint | undefined
  order?: 'ascend' | 'descend' | null | undefined
}

/** What a click on a heading asks for, from the third argument of a table's `onChange`. */
export function toSort(sorter: Sorter | Sorter[]): string | undefined {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
  if (columnKey === undefined || !order) return undefined
  return order === 'descend' ? `-${columnKey}` : String(columnKey)
}

/** Sorted copy; what has no value comes last either way. Texts compare as people expect ("Pack 2" before "Pack 10"). */
export function sortRecords<Item, Key extends string>(
  items: readonly Item[],
  sort: Sort<Key>,
  values: Record<Key, (item: Item) => string | number | null>,
): Item[] {
  const descending = sort.startsWith('-')
  // The type of `sort` says that what is left without its sign is a key.
  const read = values[(descending ? sort.slice(1) : sort) as Key]
  return items.toSorted((left, right) => {
    const [a, b] = [read(left), read(right)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return descending ? compare(b, a) : compare(a, b)
  })
}

const collator = new Intl.Collator('en', { numeric: true })

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}
