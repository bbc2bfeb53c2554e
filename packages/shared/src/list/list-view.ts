import { foldForSearch } from '@console/values/text/fold-text'
import { findUnreadableField } from '../http/unreadable-fields.ts'
import type { ListColumn, ListDefinition, ListFilter } from './define-list.ts'
import { formatRange, parseRange, type RangeKind } from './range.ts'
import { sortRecords } from './table-sort.ts'

/** A filter with its current options and selection. */
export type ListFilterState = {
  name: string
  label: string
  /** Label if nothing is selected, instead of “Any” with the filter's label. */
  any?: string
  choices: Record<string, string>
  /** Any number of options, because they come from the records. */
  isOpenEnded: boolean
  /** Set for two ends instead of options. */
  range?: RangeKind
  /** Undefined for all. */
  chosen: string | undefined
}

export const toUnchosenText = ({ label, any }: ListFilterState): string => any ?? `Any ${label.toLowerCase()}`

/** The definition without optional columns that are empty in every record. */
export function withKnownColumns<Item>(
  definition: ListDefinition<Item>,
  records: readonly Item[],
): ListDefinition<Item> {
  const [first, ...others] = definition.columns
  const isKnown = ({ isOptional, value }: ListColumn<Item>) =>
    isOptional !== true || records.some((item) => value(item) !== null)
  if (others.every(isKnown)) return definition
  return { ...definition, columns: [first, ...others.filter(isKnown)] }
}

/** The selected option of each filter from the address; an unknown value counts as none. */
export function readFilters<Item>(
  filters: Record<string, ListFilter<Item>>,
  items: readonly Item[],
  url: Readonly<Record<string, unknown>>,
): ListFilterState[] {
  return Object.entries(filters).flatMap(([name, { label, any, choices, isShort, range }]) => {
    const asked = url[name]
    const said = any === undefined ? {} : { any }
    if (range !== undefined) {
      const chosen = typeof asked === 'string' && parseRange(range, asked) !== null ? asked : undefined
      const choices = chosen === undefined ? {} : { [chosen]: formatRange(range, chosen) }
      return [{ name, label, ...said, choices, isOpenEnded: true, range, chosen }]
    }
    const offered = typeof choices === 'function' ? choices(items) : choices
    const chosen = typeof asked === 'string' && Object.hasOwn(offered, asked) ? asked : undefined
    const isOpenEnded = typeof choices === 'function' && isShort !== true
    // An option that all records share filters nothing.
    if (isOpenEnded && chosen === undefined && Object.keys(offered).length < 2) return []
    return [{ name, label, ...said, choices: offered, isOpenEnded, chosen }]
  })
}

/**
 * Records sorted as the address asks, each with its search text, which is built lazily: building it for 50,000 records
 * takes 40 ms, searching it 3.
 */
export type SortedRecords<Item> = { items: readonly Item[]; texts: (string | null)[] }

export function toSorted<Item extends object>(
  { columns }: Pick<ListDefinition<Item>, 'columns'>,
  records: readonly Item[],
  sort: string,
): SortedRecords<Item> {
  const isDescending = sort.startsWith('-')
  const key = isDescending ? sort.slice(1) : sort
  const column: ListColumn<Item> = columns.find((known) => known.key === key) ?? columns[0]
  const sorted = sortRecords(
    records,
    (item) => (findUnreadableField(item, column.key) === undefined ? column.value(item) : null),
    isDescending,
  )
  const { group } = column
  const items = group === undefined ? sorted : sortRecords(sorted, group, false)
  return { items, texts: items.map(() => null) }
}

/** Joined with a line feed, so that no match spans two texts. */
const toSearchText = (texts: readonly (string | null | undefined)[]) => foldForSearch(texts.join('\n'))

/** The search text of `item`, which is at `index`. */
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

/** Sorted records that contain `search` and match every active filter. */
export function findRecords<Item>(
  definition: Pick<ListDefinition<Item>, 'searched' | 'filters'>,
  sorted: SortedRecords<Item>,
  search: string,
  filters: readonly ListFilterState[],
): readonly Item[] {
  const wanted = foldForSearch(search).trim()
  const conditions = filters.flatMap(({ name, chosen }) => {
    const filter = definition.filters?.[name]
    return chosen === undefined || filter === undefined ? [] : [(item: Item) => filter.matches(item, chosen)]
  })
  if (wanted === '' && conditions.length === 0) return sorted.items
  return sorted.items.filter(
    (item, index) =>
      conditions.every((isMet) => isMet(item)) &&
      (wanted === '' || readSearchText(definition, sorted, item, index).includes(wanted)),
  )
}
