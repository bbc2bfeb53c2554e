import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { useDeletedIds } from '../deletion/deleted-ids.ts'
import type { RecordId, UnreadableRecord } from '../http/record-list.schema.ts'
import { listUnreadableFields } from '../http/unreadable-fields.ts'
import { keepListOrder } from '../neighbours/keep-list-order.ts'
import { toOwnName } from '../platform/own-name.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { type UrlState, urlFlag, useUrlState } from '../ui/url-state.ts'
import type { DefinedList, ListColumn, ListDefinition, ListUrl, UrlFields, UrlOf } from './define-list.ts'
import { type Density, readDensity } from './density.ts'
import { type ListPreferences, toChosenColumns, useListPreferences } from './list-preferences.ts'
import { type ListSelection, useListSelection } from './list-selection.ts'
import { findRecords, type ListFilterState, readFilters, toSorted, withKnownColumns } from './list-view.ts'
import { usePreparedSearch } from './prepared-search.ts'
import { type SearchText, useSearchText } from './search-text.ts'

/** State of a list, from the address, the device and the person. */
export type ListState<Item> = {
  definition: ListDefinition<Item>
  /** All records except those being deleted. */
  records: readonly Item[]
  /** Records that match the search and filters, sorted. */
  visible: readonly Item[]
  /** The current page of `visible`. */
  rows: readonly Item[]
  /** The server's records that could not be read. */
  unreadable: readonly UnreadableRecord[]
  /** Those of `records` with unreadable fields, by index. Since 1.10.0. */
  odd?: readonly UnreadableRecord[]
  /** The current page of `unreadable`: after all other rows, which have values to sort and search by. */
  unreadableRows: readonly UnreadableRecord[]
  /** Total over all pages. */
  rowCount: number
  address: ListUrl
  search: SearchText
  filters: readonly ListFilterState[]
  /** The visible columns in order. */
  columns: readonly ListColumn<Item>[]
  /** `density` is that of all lists on this device. */
  preferences: ListPreferences & { density: Density }
  setPreferences(preferences: ListPreferences): void
  selection: ListSelection<Item>
  /** Changes filters, sort order, page or page size in the address; anything but the page returns to the first page. */
  change(patch: ListPatch): void
  /** Clears the search and the filters. */
  clear(): void
  /** “Recently deleted”, which the address opens. Since 1.12.0. */
  deletedPanel?: { isOpen: boolean; open(): void; close(): void }
}

/** Query parameters of every list besides its own. */
const overlaySchema = z.object({ deleted: urlFlag })

export type ListPatch = Record<string, string | number | undefined>

/** `url` is the address state with the definition's own fields. */
export type List<Item, Url> = ListState<Item> & { url: UrlState<Url> }

/** The state of the list in `definition`, given all records of the server. */
export function useList<Item extends { id: RecordId }, Fields extends UrlFields>(
  definition: DefinedList<Item, Fields>,
  records: readonly Item[],
  unreadable: readonly UnreadableRecord[] = none,
): List<Item, UrlOf<DefinedList<Item, Fields>>> {
  const url = useUrlState(definition.urlSchema)
  const { q, sort, size, page: askedPage } = url.state
  const overlay = useUrlState(overlaySchema)
  const search = useSearchText(q, (typed) => url.replace({ q: typed, page: 1 } as Partial<typeof url.state>))
  const typed = search.text === q ? {} : { q: search.text, page: 1 }
  function change(patch: ListPatch) {
    // Includes pending input: on its own a moment later it would undo this change.
    const text = String(patch['q'] ?? search.text)
    search.take(text)
    // Filter names are not in the type; the schema of the address validates them.
    url.update({ q: text, page: 1, ...patch } as Partial<typeof url.state>)
  }

  const deleted = useDeletedIds(definition.name)
  const kept = useMemo(
    () => (deleted.size === 0 ? records : records.filter(({ id }) => !deleted.has(id))),
    [records, deleted],
  )
  const sorted = useMemo(() => toSorted(definition, kept, sort), [definition, kept, sort])
  const prepare = usePreparedSearch(definition, sorted)
  // Compared as text, because other parameters, such as the open record, do not affect the filters.
  const asked = JSON.stringify(pickFilters(definition, url.state))
  const filters = useMemo(
    () => readFilters(definition.filters ?? {}, kept, JSON.parse(asked)),
    [definition, kept, asked],
  )
  const visible = useMemo(
    () => findRecords(definition, sorted, search.text, filters),
    [sorted, search.text, definition, filters],
  )
  useKeptOrder(definition.name, visible)
  const isWhole = search.text === '' && filters.every(({ chosen }) => chosen === undefined)
  const rowCount = visible.length + (isWhole ? unreadable.length : 0)
  // While somebody types, the page in the address belongs to the previous search.
  const page = search.text === q ? Math.max(1, Math.min(askedPage, Math.ceil(rowCount / size))) : 1
  const [start, end] = [(page - 1) * size, Math.min(page * size, rowCount)]
  const [preferences, setPreferences] = useListPreferences(definition.name)
  const density = readDensity()
  const known = useMemo(() => withKnownColumns(definition, kept), [definition, kept])
  return {
    definition: known,
    // A link includes pending input too.
    url: { ...url, linkTo: (patch) => url.linkTo({ ...typed, ...patch } as typeof patch) },
    records: kept,
    visible,
    rows: visible.slice(start, end),
    unreadable,
    odd: useMemo(() => listOdd(kept), [kept]),
    unreadableRows: unreadable.slice(Math.max(0, start - visible.length), Math.max(0, end - visible.length)),
    rowCount,
    address: { q, sort, size, page },
    search: { ...search, prepare },
    filters,
    columns: toChosenColumns(known, preferences, filters),
    preferences: useMemo(() => ({ ...preferences, density }), [preferences, density]),
    setPreferences,
    selection: useListSelection(visible),
    change,
    deletedPanel: {
      isOpen: overlay.state.deleted,
      open: () => overlay.open({ deleted: true }),
      close: () => overlay.close({ deleted: false }),
    },
    clear: () => change({ q: '', ...Object.fromEntries(filters.map(({ name }) => [name, ''])) }),
  }
}

const pickFilters = <Item>(
  { filters = {} }: ListDefinition<Item>,
  state: Readonly<Record<string, unknown>>,
) => Object.fromEntries(Object.keys(filters).map((name) => [name, state[name]]))

/** For the screens of single records, which link to the next. */
function useKeptOrder<Item extends { id: RecordId }>(list: string, visible: readonly Item[]): void {
  const queryClient = useQueryClient()
  const own = toOwnName(usePlatform(), list)
  const latest = useRef(visible)
  useLayoutEffect(() => {
    latest.current = visible
  })
  useEffect(() => () => void keepListOrder(queryClient, own, latest.current), [queryClient, own])
}

const listOdd = (records: readonly { id: RecordId }[]): UnreadableRecord[] =>
  records.flatMap((record, index) => {
    const issues = listUnreadableFields(record).flatMap((odd) => odd.issues)
    return issues.length === 0 ? [] : [{ index, id: record.id, issues }]
  })

const none: readonly UnreadableRecord[] = []
