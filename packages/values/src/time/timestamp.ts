import { readApiZone, readServiceZone } from './service-zone.ts'
import { findInstant, toOffset } from './zone-clock.ts'

/** ISO 8601 as servers write it: a blank for the T, any fraction, no seconds, a short offset, no zone, a day alone. */
const spelled = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?(Z|[+-]\d\d)(?::?(\d\d))?)?)?$/i

/**
 * A moment on the wire in milliseconds since the epoch, NaN for anything else. One without a zone is in the API’s, unless it
 * is read elsewhere; a day alone begins when it does for the staff.
 */
export function parseTimestamp(text: string, timeZone = readApiZone()): number {
  // What most servers send, in a fraction of the time.
  if (text[10] === 'T' && text.endsWith('Z')) return Date.parse(text)
  const [, day, time, zone, minutes = '00'] = spelled.exec(text) ?? []
  if (day === undefined) return Date.parse(text)
  if (time === undefined) return findInstant(`${day}T00:00`, readServiceZone())
  if (zone === undefined) return findInstant(`${day}T${time}`, timeZone)
  return Date.parse(`${day}T${time}${/z/i.test(zone) ? 'Z' : `${zone}:${minutes}`}`)
}

/** Whether a text is a moment on the wire. */
export const isTimestamp = (text: string): boolean => !Number.isNaN(parseTimestamp(text))

/**
 * A moment as it is sent: ISO 8601 with the offset that the API’s zone has then, so that a server that drops the offset still
 * reads the same moment.
 */
export function toWireTimestamp(moment: number): string {
  // In whole minutes: before 1970 some zones were seconds off.
  const offset = Math.trunc(toOffset(moment, readApiZone()) / 60_000) * 60_000
  const text = new Date(moment + offset).toISOString()
  if (offset === 0) return text
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return text.replace('Z', `${offset < 0 ? '-' : '+'}${ahead}`)
}
