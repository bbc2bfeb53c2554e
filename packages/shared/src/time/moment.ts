import { readServiceZone } from './service-zone.ts'
import { findMoment } from './zone-clock.ts'

/** ISO 8601 as servers write it: a blank for the T, any fraction, no seconds, a short offset, no zone, a day alone. */
const spelled = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?(Z|[+-]\d\d)(?::?(\d\d))?)?)?$/i

/** A moment on the wire in milliseconds since the epoch; one without a zone is in the service’s. NaN for anything else. */
export function parseMoment(text: string): number {
  // What most servers send, in a fraction of the time.
  if (text[10] === 'T' && text.endsWith('Z')) return Date.parse(text)
  const [, day, time = '00:00', zone, minutes = '00'] = spelled.exec(text) ?? []
  if (day === undefined) return Date.parse(text)
  if (zone === undefined) return findMoment(`${day}T${time}`, readServiceZone())
  return Date.parse(`${day}T${time}${/z/i.test(zone) ? 'Z' : `${zone}:${minutes}`}`)
}

/** Whether a text is a moment on the wire. */
export const isMoment = (text: string): boolean => !Number.isNaN(parseMoment(text))
