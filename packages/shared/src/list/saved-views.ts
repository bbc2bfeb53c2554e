import * as z from 'zod/mini'
import { useDeviceValue } from '../storage/device-value.ts'
import type { ListState } from './use-list.ts'

/** A list's search, filters, sort and page size under a name. */
export type SavedView = { name: string; search: string }

const savedViewsSchema = z.array(z.object({ name: z.string(), search: z.string() }))

export const useSavedViews = (list: string) =>
  useDeviceValue<SavedView[]>(`lists/${list}/views`, savedViewsSchema, [])

/** What of the address a view keeps: neither the page nor a record that is open. */
export function toViewSearch({ address, filters }: Pick<ListState<never>, 'address' | 'filters'>): string {
  const { q, sort, size } = address
  const chosen = filters.map(({ name, chosen = '' }) => [name, chosen])
  return String(new URLSearchParams({ q, ...Object.fromEntries(chosen), sort, size: String(size) }))
}

/** The change of address that shows a view; a text changed by hand names nothing a list would not check itself. */
export const toViewPatch = ({ search }: SavedView): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))
