import { readServiceZone } from '@console/values/time/service-zone'
import { parseTimestamp } from '@console/values/time/timestamp'
import { fromZonedText, toZonedText } from '@console/values/time/zoned-time'
import type { ListFilter } from './define-list.ts'
import { buildRangeTest, type RangeKind } from './range.ts'

/** Options of a filter from the records' values: distinct and sorted. */
export function toChoices<Value extends string>(
  values: readonly (Value | null)[],
  toLabel: (value: Value) => string = (value) => value,
): Record<string, string> {
  const distinct = [...new Set(values.filter((value) => value !== null))].filter((value) => value !== '')
  return Object.fromEntries(distinct.sort(compare).map((value) => [value, toLabel(value)]))
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Filters by a range of numbers, or of days in the service's zone (`read` gives milliseconds since the epoch). Since 1.12.0. */
export function rangeFilter<Item>(
  label: string,
  range: RangeKind,
  read: (item: Item) => number | null,
): ListFilter<Item> {
  const isWithin = buildRangeTest(range)
  return { label, range, choices: {}, matches: (item, text) => isWithin(read(item), text) }
}

const day = 86_400_000
/** Days back from now, by their value in the address. */
const spans: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

/** Servers need not tell who changed a record and when. */
type Changed = object & { updated_at?: unknown; updated_by?: unknown }

const readChange = ({ updated_at }: Changed) =>
  typeof updated_at === 'string' ? parseTimestamp(updated_at) : Number.NaN

/** Filters by the time of the last change. Left out if the server does not tell it. */
export const updatedFilter: ListFilter<Changed> = {
  label: 'Last change',
  any: 'Any change date',
  choices: (items): Record<string, string> =>
    items.some((item) => !Number.isNaN(readChange(item)))
      ? {
          yesterday: 'Changed since yesterday',
          day: 'Changed in the last 24 hours',
          week: 'Changed in the last 7 days',
          month: 'Changed in the last 30 days',
        }
      : {},
  shows: ['updated_at', 'updated_by'],
  sorts: { yesterday: '-updated_at', day: '-updated_at', week: '-updated_at', month: '-updated_at' },
  matches: (item, choice) =>
    readChange(item) >= (choice === 'yesterday' ? toYesterday() : Date.now() - (spans[choice] ?? 0) * day),
}

/** When yesterday began in the service's zone. */
function toYesterday(): number {
  const zone = readServiceZone()
  const date = toZonedText(new Date(Date.now() - day).toISOString(), zone).slice(0, 10)
  return parseTimestamp(fromZonedText(`${date}T00:00:00`, zone, 'first'))
}

/** Filters by the person who made the last change. Left out if the server does not tell several. Since 1.12.0. */
export const updatedByFilter: ListFilter<Changed> = {
  label: 'Changed by',
  any: 'Anybody',
  choices: (items) => toChoices(items.map(readPerson), (person) => `Changed by ${person}`),
  matches: (item, choice) => readPerson(item) === choice,
}

const readPerson = ({ updated_by }: Changed): string | null =>
  typeof updated_by === 'string' || typeof updated_by === 'number' ? String(updated_by) : null
