import * as z from 'zod/mini'
import { useDeviceValue } from '../storage/device-value.ts'
import type { ListUrl } from './define-list.ts'
import type { ListFilterState } from './list-view.ts'

/** A list's search, filters, sort order and page size under a name. */
export type SavedView = { name: string; search: string }

const savedViewsSchema = z.array(z.object({ name: z.string(), search: z.string() }))

/** A list's saved views, and their setter. */
export type KeptViews = [views: SavedView[], setViews: (views: SavedView[]) => void]

export const useSavedViews = (list: string): KeptViews =>
  useDeviceValue<SavedView[]>(`lists/${list}/views`, savedViewsSchema, [])

type ViewedList = { address: ListUrl; filters: readonly ListFilterState[] }

/** The query string that a view saves: without the page and the open record. */
export function toViewSearch({ address, filters }: ViewedList): string {
  const { q, sort, size } = address
  const chosen = filters.map(({ name, chosen = '' }) => [name, chosen])
  return String(new URLSearchParams({ q, ...Object.fromEntries(chosen), sort, size: String(size) }))
}

/** The query parameters that show a view; the list validates them, even if the stored text was edited. */
export function toViewPatch({ search }: SavedView): Record<string, string | number> {
  const { size, ...rest } = Object.fromEntries(new URLSearchParams(search))
  return size === undefined ? rest : { ...rest, size: Number(size) }
}
