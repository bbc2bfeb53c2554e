import { readApiZone, readServiceZone } from './service-zone.ts'
import { findInstant, toOffset } from './zone-clock.ts'

/** ISO 8601 as servers write it: a space for the T, any fraction, no seconds, a short offset, no offset, a date only. */
const spelled = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?(Z|[+-]\d\d)(?::?(\d\d))?)?)?$/i

/** A date of which `Date.parse` guesses nothing: it would read `31 December` in 2001, and `01/03/2026` in January. */
const dated = /^[+-]?\d{4,6}[-/]|[a-z]{3}.{0,60}\b\d{4}\b/i

/** No timestamp is this long, and a server has to refuse a megabyte at once. */
const longest = 100

/**
 * Parses a wire timestamp to milliseconds since the epoch, NaN if invalid. One without an offset is in the API’s zone
 * by default; a date alone means the start of the staff's day.
 */
export function parseTimestamp(text: string, timeZone = readApiZone()): number {
  if (text.length > longest) return Number.NaN
  // Fast path for the usual format.
  if (text[10] === 'T' && text.endsWith('Z')) return Date.parse(text)
  const [, day, time, zone, minutes = '00'] = spelled.exec(text) ?? []
  if (day === undefined) return dated.test(text) ? Date.parse(text) : Number.NaN
  if (time === undefined) return findInstant(`${day}T00:00`, readServiceZone())
  if (zone === undefined) return findInstant(`${day}T${time}`, timeZone)
  return Date.parse(`${day}T${time}${/z/i.test(zone) ? 'Z' : `${zone}:${minutes}`}`)
}

/** Whether a text is a wire timestamp. */
export const isTimestamp = (text: string): boolean => !Number.isNaN(parseTimestamp(text))

/**
 * Formats an instant for the wire: ISO 8601 with the API zone's offset, so that a server that drops the offset still
 * reads the same instant.
 */
export function toWireTimestamp(instant: number): string {
  // In whole minutes: before 1970 some zones had offsets with seconds.
  const offset = Math.trunc(toOffset(instant, readApiZone()) / 60_000) * 60_000
  const text = new Date(instant + offset).toISOString()
  if (offset === 0) return text
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return text.replace('Z', `${offset < 0 ? '-' : '+'}${ahead}`)
}
