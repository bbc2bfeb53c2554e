import * as z from 'zod/mini'
import { useDeviceValue } from '../storage/device-value.ts'
import type { ListColumn, ListDefinition } from './define-list.ts'
import type { ListFilterState } from './list-view.ts'

const preferencesSchema = z.object({
  /** Columns shown or hidden against their default, by key. */
  columns: z.record(z.string(), z.boolean()),
})
export type ListPreferences = z.infer<typeof preferencesSchema>

const defaults: ListPreferences = { columns: {} }

/** A person's view preferences of a list, on this device. */
export const useListPreferences = (list: string) =>
  useDeviceValue<ListPreferences>(`lists/${list}/look`, preferencesSchema, defaults)

/** The visible columns in order: the first always, and unless hidden those that a selected filter shows. */
export function toChosenColumns<Item>(
  { columns, filters = {} }: Pick<ListDefinition<Item>, 'columns' | 'filters'>,
  { columns: chosen }: ListPreferences,
  selected: readonly Pick<ListFilterState, 'name' | 'chosen'>[],
): ListColumn<Item>[] {
  const asked = selected.flatMap(({ name, chosen: option }) => (option && filters[name]?.shows) || [])
  return columns.filter(
    ({ key, isExtra }, index) =>
      index === 0 || (Object.hasOwn(chosen, key) ? chosen[key] : isExtra !== true || asked.includes(key)),
  )
}
