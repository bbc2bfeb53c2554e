import { parseTimestamp } from '@console/values/time/timestamp'
import type { ListFilter } from './define-list.ts'

/** Options of a filter from the records' values: distinct and sorted. */
export function toChoices<Value extends string>(
  values: readonly (Value | null)[],
  toLabel: (value: Value) => string = (value) => value,
): Record<string, string> {
  const distinct = [...new Set(values.filter((value) => value !== null))].filter((value) => value !== '')
  return Object.fromEntries(distinct.sort(compare).map((value) => [value, toLabel(value)]))
}

const { compare } = new Intl.Collator('en', { numeric: true })

const day = 86_400_000
/** Days back from now, by their value in the address. */
const spans: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

/** Filters by the time of the last change. */
export const updatedFilter: ListFilter<{ updated_at: string }> = {
  label: 'Last change',
  any: 'Any change date',
  // A function, because the result depends on the current time.
  choices: () => ({ day: 'Changed in 24 hours', week: 'Changed in 7 days', month: 'Changed in 30 days' }),
  sorts: { day: '-updated_at', week: '-updated_at', month: '-updated_at' },
  matches: ({ updated_at }, choice) => parseTimestamp(updated_at) >= Date.now() - (spans[choice] ?? 0) * day,
}
