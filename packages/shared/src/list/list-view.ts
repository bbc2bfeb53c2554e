import type { ListColumn, ListDefinition, ListFilter } from './define-list.ts'
import { sortRecords } from './table-sort.ts'

/** A filter with what it offers for the records at hand, and what of it is chosen. */
export type ListFilterState = {
  name: string
  label: string
  choices: Record<string, string>
  /** There may be any number of choices, because they come from the records. */
  isOpenEnded: boolean
  /** Undefined for all. */
  chosen: string | undefined
}

/** What the address says of each filter; a value that none of the choices has counts as none. */
export function readFilters<Item>(
  filters: Record<string, ListFilter<Item>>,
  items: readonly Item[],
  url: Readonly<Record<string, unknown>>,
): ListFilterState[] {
  return Object.entries(filters).map(([name, { label, choices, isShort }]) => {
    const offered = typeof choices === 'function' ? choices(items) : choices
    const asked = url[name]
    const chosen = typeof asked === 'string' && Object.hasOwn(offered, asked) ? asked : undefined
    const isOpenEnded = typeof choices === 'function' && isShort !== true
    return { name, label, choices: offered, isOpenEnded, chosen }
  })
}

/** A record with the text that the search looks in, made once and not at every key. */
export type Searchable<Item> = { item: Item; text: string }

/** The records in the order the address asks for. */
export function toSorted<Item>(
  { columns, searched }: Pick<ListDefinition<Item>, 'columns' | 'searched'>,
  items: readonly Item[],
  sort: string,
): Searchable<Item>[] {
  const isDescending = sort.startsWith('-')
  const key = isDescending ? sort.slice(1) : sort
  const column: ListColumn<Item> = columns.find((known) => known.key === key) ?? columns[0]
  return sortRecords(items, column.value, isDescending).map((item) => ({
    item,
    text: toSearchText(searched(item)),
  }))
}

/** A line feed between the texts, so that no search matches across two of them. */
const toSearchText = (texts: readonly (string | null | undefined)[]) => texts.join('\n').toLowerCase()

/** Those of the sorted records that hold `search` and match every filter that has something chosen. */
export function findRecords<Item>(
  sorted: readonly Searchable<Item>[],
  search: string,
  definitions: Record<string, ListFilter<Item>>,
  filters: readonly ListFilterState[],
): Item[] {
  const wanted = search.trim().toLowerCase()
  const conditions = filters.flatMap(({ name, chosen }) => {
    const definition = definitions[name]
    if (chosen === undefined || definition === undefined) return []
    return [(item: Item) => definition.matches(item, chosen)]
  })
  return sorted
    .filter(({ item, text }) => text.includes(wanted) && conditions.every((isMet) => isMet(item)))
    .map(({ item }) => item)
}
