import { foldText } from '../text/fold-text.ts'
import { parseTimestamp } from './timestamp.ts'

/** ISO 8601 as people write it: `2026-12-01`, `2026-12-01 9:00`, with seconds or a zone. */
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?)?$/i
/** `Tue, 01 Dec 2026 09:00:00 GMT`. `Date.parse` alone would accept `5` as a day in May. */
const inWords = /[a-z]{3} \d{4} .{0,40}GMT$/i

/**
 * Parses a time that was typed or comes from a spreadsheet, in the digits of any script, to milliseconds since the epoch.
 * NaN if it is invalid or ambiguous, such as `01/03/2026`. A time without a zone is in `timeZone`, by default the API's;
 * a date alone means the start of the staff's day.
 */
export function parseTypedTime(text: string, timeZone?: string): number {
  const typed = foldText(text).trim()
  const [, day] = iso.exec(typed) ?? []
  if (day === undefined) return inWords.test(typed) ? parseTimestamp(typed) : Number.NaN
  const start = Date.parse(`${day}T00:00:00Z`)
  // The 31st of a month that has 30 days would become the 1st of the next.
  const isDay = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
  return isDay ? parseTimestamp(typed.replace(/([T ])(\d:)/i, '$10$2'), timeZone) : Number.NaN
}
