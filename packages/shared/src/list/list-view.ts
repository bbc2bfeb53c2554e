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

/** A record with the text that the search looks in, made when it is first looked in and not at every key. */
export type Searchable<Item> = { item: Item; text: string | null }

export const toSearchables = <Item>(items: readonly Item[]): Searchable<Item>[] =>
  items.map((item) => ({ item, text: null }))

/** The records in the order the address asks for. */
export function toSorted<Item>(
  { columns }: Pick<ListDefinition<Item>, 'columns'>,
  records: readonly Searchable<Item>[],
  sort: string,
): Searchable<Item>[] {
  const isDescending = sort.startsWith('-')
  const key = isDescending ? sort.slice(1) : sort
  const column: ListColumn<Item> = columns.find((known) => known.key === key) ?? columns[0]
  return sortRecords(records, ({ item }) => column.value(item), isDescending)
}

/** A line feed between the texts, so that no search matches across two of them. */
const toSearchText = (texts: readonly (string | null | undefined)[]) => texts.join('\n').toLowerCase()

/** The text of a record, which it keeps for the next search. */
export function readSearchText<Item>(
  { searched }: Pick<ListDefinition<Item>, 'searched'>,
  record: Searchable<Item>,
): string {
  record.text ??= toSearchText(searched(record.item))
  return record.text
}

/** Those of the sorted records that hold `search` and match every filter that has something chosen. */
export function findRecords<Item>(
  definition: Pick<ListDefinition<Item>, 'searched' | 'filters'>,
  sorted: readonly Searchable<Item>[],
  search: string,
  filters: readonly ListFilterState[],
): Item[] {
  const wanted = search.trim().toLowerCase()
  const conditions = filters.flatMap(({ name, chosen }) => {
    const filter = definition.filters?.[name]
    if (chosen === undefined || filter === undefined) return []
    return [(item: Item) => filter.matches(item, chosen)]
  })
  const found: Item[] = []
  for (const record of sorted) {
    if (wanted !== '' && !readSearchText(definition, record).includes(wanted)) continue
    if (conditions.every((isMet) => isMet(record.item))) found.push(record.item)
  }
  return found
}
