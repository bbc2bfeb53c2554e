import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { RecordId } from '../http/record-list.ts'
import { urlInteger, urlPage, urlText } from '../ui/url-state.ts'
import { type SortValue, urlSort } from './table-sort.ts'

export type ListColumn<Item> = {
  /** Stands in the address as the sort, and in what the device remembers. */
  key: string
  title: string
  /** What the column sorts by, and exports unless `exported` says otherwise. */
  value(item: Item): SortValue
  /** What is compared only among its like, such as prices of one currency: a sort keeps these together, by name. */
  group?(item: Item): SortValue
  /** What is shown; the value itself, or a dash, when absent. */
  render?(item: Item): ReactNode
  /** Its values are moments (`parseMoment`), shown as "3 days ago" with the exact time on hover. */
  isMoment?: boolean
  /** What stands in a CSV file, such as a label where `value` is its rank. */
  exported?(item: Item): SortValue
  /** True when absent. */
  isSortable?: boolean
  align?: 'end'
  /** Stays on a phone, where the others go; the first column always does. */
  isOnPhone?: boolean
  /** Goes first where there is no room for all of them. */
  isSpare?: boolean
  /** Left out, and not offered, where no record has a value: a server need not know it. */
  isOptional?: boolean
  /** Shown only to those who chose it. */
  isExtra?: boolean
  className?: string
}

export type ListFilter<Item> = {
  label: string
  /** What it says where none is chosen: “Any currency”, made of the label, when absent. Since 1.8.0. */
  any?: string
  /**
   * Value to label, in order. A function when they come from the records, or when what `matches` says changes with
   * time: otherwise a list may keep what it said of a record. An address that names none of them filters nothing.
   */
  choices: Record<string, string> | ((items: readonly Item[]) => Record<string, string>)
  /** How a choice sorts the list, where another order than the usual one is what one wants of it. */
  sorts?: Readonly<Record<string, string>>
  /** Few enough to stand side by side although they come from the records. */
  isShort?: boolean
  matches(item: Item, choice: string): boolean
}

/** A column of a CSV file. */
export type SheetColumn<Item> = Pick<ListColumn<Item>, 'title' | 'value' | 'exported'> & {
  /** The field it holds, if it is one alone. */
  key?: string
}

/** What a list of one resource is made of. */
export type ListDefinition<Item> = {
  /** The resource's plural, and what the device remembers the list by: `packages`. */
  name: string
  words: { one: string; many: string }
  /** Names a record in messages and menus. */
  nameOf(item: Item): string
  /** Texts in which the search looks. */
  searched(item: Item): readonly (string | null | undefined)[]
  /** By their name in the address; not `q`, `sort`, `page` or `size`. */
  filters?: Record<string, ListFilter<Item>>
  /** The first is the record itself: it cannot be hidden, and on a phone it has `details` under it. */
  columns: readonly [ListColumn<Item>, ...ListColumn<Item>[]]
  /** The columns of a CSV file, whatever is shown; the columns shown when absent. */
  loadSheet?(): Promise<readonly SheetColumn<Item>[]>
  /** A line under the name on a card; a text is in the tooltip of the name beside other columns. */
  note?(item: Item): ReactNode
  /** Beside the name, 24 px wide. */
  picture?(item: Item): ReactNode
  /** What the columns that go on a phone say, in short. */
  details(item: Item): ReactNode
  /** Sort of a list nobody has sorted: `-updated_at`. */
  sort: string
}

/** The part of a list's address that every list has; a filter stands beside it under its own name. */
export type ListUrl = { q: string; sort: string; page: number; size: number }

export const pageSizes = [20, 50, 100] as const

type UrlField = z.ZodMiniType<string | number | boolean | undefined>
export type UrlFields = Record<string, UrlField>
type InferFields<Fields extends UrlFields> = { [Key in keyof Fields]: z.infer<Fields[Key]> }

/** What `defineList` makes of a definition: it, and the schema of the list's address. */
export type DefinedList<Item, Fields extends UrlFields = Record<never, never>> = ListDefinition<Item> & {
  urlSchema: z.ZodMiniType<ListUrl & InferFields<Fields>>
}

/** What `DefinedList` keeps in the address. */
export type UrlOf<List> = List extends { urlSchema: z.ZodMiniType<infer Url> } ? Url : never

/** `url` holds what else the screen keeps in the address, such as the record that is open in a form. */
export function defineList<Item extends { id: RecordId }, Fields extends UrlFields = Record<never, never>>(
  definition: ListDefinition<Item> & { url?: Fields },
): DefinedList<Item, Fields> {
  const { columns, filters = {}, sort, url, ...rest } = definition
  const sortable = columns.filter(({ isSortable }) => isSortable !== false).map(({ key }) => key)
  const schema = z.object({
    q: urlText,
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, urlText])),
    sort: urlSort(sortable, sort),
    page: urlPage,
    size: urlPageSize,
    ...url,
  })
  // The compiler cannot follow fields through the spread; they are exactly those of ListUrl, the filters and `url`.
  const urlSchema = schema as unknown as DefinedList<Item, Fields>['urlSchema']
  return { ...rest, columns, filters, sort, urlSchema }
}

const urlPageSize = z.catch(
  urlInteger.check(z.refine((size) => pageSizes.some((known) => known === size))),
  pageSizes[0],
)
