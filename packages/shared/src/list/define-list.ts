import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { RecordId } from '../http/record-list.schema.ts'
import { urlInteger, urlPage, urlText } from '../ui/url-state.ts'
import type { RangeKind } from './range.ts'
import { type SortValue, urlSort } from './table-sort.ts'

export type ListColumn<Item> = {
  /** Used for sorting in the address, and for the device's preferences. */
  key: string
  title: string
  /** The value for sorting, and for export unless `exported` is given. */
  value(item: Item): SortValue
  /**
   * Values that are only comparable within a group, such as prices of one currency: sorting keeps groups together, by
   * name.
   */
  group?(item: Item): SortValue
  /** Renders the cell; by default the value, or a dash. */
  render?(item: Item): ReactNode
  /** Its values are timestamps (`parseTimestamp`), shown as "3 days ago" with the exact time on hover. */
  isMoment?: boolean
  /** Value in a CSV file, such as a label if `value` is its rank. */
  exported?(item: Item): SortValue
  /** True by default. */
  isSortable?: boolean
  align?: 'end'
  /** Kept on a phone, where others are hidden; the first column always is. */
  isOnPhone?: boolean
  /** Hidden first if space is short. */
  isSpare?: boolean
  /** Hidden and not offered if no record has a value, because a server need not have it. */
  isOptional?: boolean
  /** Hidden by default. */
  isExtra?: boolean
  className?: string
}

export type ListFilter<Item> = {
  label: string
  /** Label if no option is selected: “Any currency”, derived from `label` by default. Since 1.8.0. */
  any?: string
  /**
   * Value to label, in order. A function if the options come from the records, or if the result of `matches` changes
   * with time: otherwise a list may cache it. A value in the address that is no option filters nothing.
   */
  choices: Record<string, string> | ((items: readonly Item[]) => Record<string, string>)
  /** Sort order implied by an option. */
  sorts?: Readonly<Record<string, string>>
  /** Extra columns that are visible while an option is selected, by key. Since 1.12.0. */
  shows?: readonly string[]
  /** Set for two ends instead of options (`rangeFilter`), in the address as `9.99..20`. Since 1.12.0. */
  range?: RangeKind
  /** Few enough for a segmented control although they come from the records. */
  isShort?: boolean
  matches(item: Item, choice: string): boolean
}

/** A column of a CSV file. */
export type SheetColumn<Item> = Pick<ListColumn<Item>, 'title' | 'value' | 'exported'> & {
  /** The field that it holds, if it is a single one. */
  key?: string
}

/** Definition of a resource's list. */
export type ListDefinition<Item> = {
  /** The resource's plural, under which the device stores preferences: `packages`. */
  name: string
  words: { one: string; many: string }
  /** The record's name in messages and menus. */
  nameOf(item: Item): string
  /** Texts to search in. */
  searched(item: Item): readonly (string | null | undefined)[]
  /** By name in the address; not `q`, `sort`, `page` or `size`. */
  filters?: Record<string, ListFilter<Item>>
  /** The first is the record itself: it cannot be hidden, and on a phone `details` are shown below it. */
  columns: readonly [ListColumn<Item>, ...ListColumn<Item>[]]
  /** Columns of a CSV file; by default the visible columns. */
  loadSheet?(): Promise<readonly SheetColumn<Item>[]>
  /** A line below the name on a card; if it is text, part of the name's tooltip in a table. */
  note?(item: Item): ReactNode
  /** Beside the name, 24 px wide. */
  picture?(item: Item): ReactNode
  /** Summary of the columns that are hidden on a phone. */
  details(item: Item): ReactNode
  /** Default sort order: `-updated_at`. */
  sort: string
}

/** The query parameters of every list; each filter has its own besides. */
export type ListUrl = { q: string; sort: string; page: number; size: number }

export const pageSizes = [20, 50, 100] as const

type UrlField = z.ZodMiniType<string | number | boolean | undefined>
export type UrlFields = Record<string, UrlField>
type InferFields<Fields extends UrlFields> = { [Key in keyof Fields]: z.infer<Fields[Key]> }

/** A definition together with the schema of its query parameters, as made by `defineList`. */
export type DefinedList<Item, Fields extends UrlFields = Record<never, never>> = ListDefinition<Item> & {
  urlSchema: z.ZodMiniType<ListUrl & InferFields<Fields>>
}

/** Query parameters of a `DefinedList`. */
export type UrlOf<List> = List extends { urlSchema: z.ZodMiniType<infer Url> } ? Url : never

/** `url`: further query parameters of the screen, such as the record open in a form. */
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
