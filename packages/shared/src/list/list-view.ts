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

/** One choice of a filter that has the same choices whatever the records are, and so asks nothing but the record. */
export type FixedChoice<Item> = { name: string; choice: string; matches(item: Item): boolean }

/** As many as there are bits in a small integer; those beyond are asked of each record every time. */
const mostFixed = 30

export const listFixedChoices = <Item>(filters: Record<string, ListFilter<Item>> = {}): FixedChoice<Item>[] =>
  Object.entries(filters)
    .flatMap(([name, { choices, matches }]) => {
      if (typeof choices === 'function') return []
      return Object.keys(choices).map((choice) => ({
        name,
        choice,
        matches: (item: Item) => matches(item, choice),
      }))
    })
    .slice(0, mostFixed)

/**
 * The records in the order the address asks for, and beside each of them what a press asks of it, made when it is first
 * asked for. In a long list, it is going from record to record that takes the time.
 */
export type SortedRecords<Item> = {
  items: readonly Item[]
  /** What the search looks in. */
  texts: (string | null)[]
  /** A bit for each fixed choice that the record matches; -1 until it is noted. */
  met: Int32Array
}

export function toSorted<Item>(
  { columns }: Pick<ListDefinition<Item>, 'columns'>,
  records: readonly Item[],
  sort: string,
): SortedRecords<Item> {
  const isDescending = sort.startsWith('-')
  const key = isDescending ? sort.slice(1) : sort
  const column: ListColumn<Item> = columns.find((known) => known.key === key) ?? columns[0]
  const items = sortRecords(records, (item) => column.value(item), isDescending)
  return { items, texts: items.map(() => null), met: new Int32Array(items.length).fill(-1) }
}

/** A line feed between the texts, so that no search matches across two of them. */
const toSearchText = (texts: readonly (string | null | undefined)[]) => texts.join('\n').toLowerCase()

/** The text of `item`, which stands at `index`. */
export function readSearchText<Item>(
  { searched }: Pick<ListDefinition<Item>, 'searched'>,
  { texts }: SortedRecords<Item>,
  item: Item,
  index: number,
): string {
  const text = texts[index] ?? toSearchText(searched(item))
  texts[index] = text
  return text
}

/** Notes which of the fixed choices `item`, which stands at `index`, matches. */
export function noteMet<Item>(
  fixed: readonly FixedChoice<Item>[],
  { met }: SortedRecords<Item>,
  item: Item,
  index: number,
): void {
  met[index] = fixed.reduce((bits, { matches }, bit) => (matches(item) ? bits | (1 << bit) : bits), 0)
}

/** Those of the sorted records that hold `search` and match every filter that has something chosen. */
export function findRecords<Item>(
  definition: Pick<ListDefinition<Item>, 'searched' | 'filters'>,
  sorted: SortedRecords<Item>,
  search: string,
  filters: readonly ListFilterState[],
): readonly Item[] {
  const wanted = search.trim().toLowerCase()
  const fixed = listFixedChoices(definition.filters)
  let bits = 0
  const [kept, others]: [Condition<Item>[], Condition<Item>[]] = [[], []]
  for (const { name, chosen } of filters) {
    const filter = definition.filters?.[name]
    if (chosen === undefined || filter === undefined) continue
    const bit = fixed.findIndex((known) => known.name === name && known.choice === chosen)
    const isMet = (item: Item) => filter.matches(item, chosen)
    if (bit === -1) others.push(isMet)
    else {
      kept.push(isMet)
      bits |= 1 << bit
    }
  }
  const { items, met } = sorted
  if (wanted === '' && kept.length === 0 && others.length === 0) return items
  const found: Item[] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (item === undefined) continue
    const known = met[index] ?? -1
    if (known === -1 ? !meetsAll(kept, item) : (known & bits) !== bits) continue
    if (wanted !== '' && !readSearchText(definition, sorted, item, index).includes(wanted)) continue
    if (meetsAll(others, item)) found.push(item)
  }
  return found
}

type Condition<Item> = (item: Item) => boolean

/** Apart from the loop, which would make a function anew for every record it passes. */
const meetsAll = <Item>(conditions: readonly Condition<Item>[], item: Item) =>
  conditions.every((isMet) => isMet(item))
