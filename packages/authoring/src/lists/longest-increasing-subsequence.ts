/** As many of `before` as have the same order in `after`: what a person who moved some of them left where it was. */
export function findUnmoved<Item>(before: readonly Item[], after: readonly Item[]): ReadonlySet<Item> {
  const places = new Map(before.map((item, place) => [item, place] as const))
  /** Of the ascending rows of each length found so far, the one that ends at the lowest place. */
  const rows: Row<Item>[] = []
  for (const item of after) {
    const place = places.get(item)
    if (place === undefined) continue
    const length = rows.findLastIndex((row) => row.place < place) + 1
    rows[length] = { item, place, previous: rows[length - 1] }
  }
  const found = new Set<Item>()
  for (let row = rows.at(-1); row !== undefined; row = row.previous) found.add(row.item)
  return found
}

type Row<Item> = { item: Item; place: number; previous: Row<Item> | undefined }
