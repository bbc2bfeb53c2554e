import * as z from 'zod/mini'
import { useDeviceValue } from '../storage/device-value.ts'
import type { ListColumn } from './define-list.ts'

const preferencesSchema = z.object({
  /** Columns shown or hidden against their default, by key. */
  columns: z.record(z.string(), z.boolean()),
})
export type ListPreferences = z.infer<typeof preferencesSchema>

const defaults: ListPreferences = { columns: {} }

/** A person's view preferences of a list, on this device. */
export const useListPreferences = (list: string) =>
  useDeviceValue<ListPreferences>(`lists/${list}/look`, preferencesSchema, defaults)

const lastChange = ['updated_at', 'updated_by']

/** The visible columns in order: the first always, and when and by whom unless hidden in a list filtered by the last change. */
export function toChosenColumns<Item>(
  columns: readonly ListColumn<Item>[],
  { columns: chosen }: ListPreferences,
  filters: readonly { name: string; chosen?: string | undefined }[],
): ListColumn<Item>[] {
  const asked = filters.some(({ name, chosen }) => name === 'updated' && chosen !== undefined)
    ? lastChange
    : []
  return columns.filter(
    ({ key, isExtra }, index) =>
      index === 0 || (Object.hasOwn(chosen, key) ? chosen[key] : isExtra !== true || asked.includes(key)),
  )
}
