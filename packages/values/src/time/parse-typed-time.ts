import { foldText } from '../text/fold-text.ts'
import { parseTimestamp } from './timestamp.ts'

/** ISO 8601 as people write it: `2026-12-01`, `2026-12-01 9:00`, with seconds or a zone. */
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?)?$/i
/** `Tue, 01 Dec 2026 09:00:00 GMT`. `Date.parse` alone would accept `5` as a day in May. */
const inWords = /[a-z]{3} \d{4} .{0,40}GMT$/i

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** `Tuesday, 1st December 2026` and `December 1, 2026`, before a time or alone. */
const dayFirst = /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})\b/
const monthFirst = /^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/
/** `10am`, `at 10.30 pm`, after a date. */
const time = /^[,T ] ?(?:at )?(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\.?$/

/**
/**
 * Parses a time that was typed or comes from a spreadsheet, in the digits of any script, to milliseconds since the epoch.
 * NaN if it is invalid or ambiguous, such as `01/03/2026`. Months are English words. A time without a zone is in
 * `timeZone`, by default the API's; a date alone means the start of the staff's day.
 */
export function parseTypedTime(text: string, timeZone?: string): number {
  const folded = foldText(text).trim()
  if (inWords.test(folded)) return parseTimestamp(folded)
  const typed = toIsoSpelling(folded)
  const [, day] = iso.exec(typed) ?? []
  if (day === undefined) return Number.NaN
  const start = Date.parse(`${day}T00:00:00Z`)
  // The 31st of a month that has 30 days would become the 1st of the next.
  const isDay = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
  return isDay ? parseTimestamp(typed.replace(/([T ])(\d:)/i, '$10$2'), timeZone) : Number.NaN
}

/** Dates and times in words as ISO 8601 spells them, without the zone of either; anything else as it is. */
export function toIsoSpelling(text: string): string {
  const typed = foldText(text).trim()
  const said = typed.toLowerCase()
  const [whole = '', day = '', month = '', year = ''] =
    dayFirst.exec(said) ?? swap(monthFirst.exec(said)) ?? []
  const number = months.findIndex((name) => month.startsWith(name)) + 1
  const isWord = whole !== '' && number > 0
  const date = isWord ? `${year}-${pad(number)}-${pad(Number(day))}` : typed.slice(0, 10)
  const rest = isWord ? said.slice(whole.length).replace(/^,? (?:at )?/, ' ') : typed.slice(10)
  const [, hour, minute = '00', half] = time.exec(rest.toLowerCase()) ?? []
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return isWord ? date + rest : typed
  return `${date} ${pad((Number(hour) % 12) + (half === 'p' ? 12 : 0))}:${minute}`
}

const swap = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1], found[3]]

const pad = (part: number) => String(part).padStart(2, '0')
