import { isTimestamp, parseTimestamp, toWireTimestamp } from './timestamp.ts'
import { findInstant, readClock, type Turn } from './zone-clock.ts'

/** A moment as a clock in the zone shows it, `2026-03-01T00:00:00`: the value of a `datetime-local` field. Empty for no moment. */
export function toZonedText(at: string, timeZone: string): string {
  const moment = parseTimestamp(at)
  return Number.isNaN(moment) ? '' : readClock(moment, timeZone)
}

/**
 * What a clock in the zone shows to the moment, as it is sent; empty for what is no time. Of an hour that the clocks skip, the
 * moment after it; of one they show twice, the first unless the last is asked for.
 */
export function fromZonedText(text: string, timeZone: string, turn?: Turn): string {
  const moment = findInstant(text, timeZone, turn)
  return Number.isNaN(moment) ? '' : toWireTimestamp(moment)
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** "21 Nov 2026" in the zone; what is no moment as it came. */
export function formatZonedDate(at: string, timeZone: string): string {
  if (!isTimestamp(at)) return at
  const known = dayFormats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone })
  if (known === undefined) dayFormats.set(timeZone, format)
  return format.format(parseTimestamp(at))
}

/** "21 Nov 2026, 23:59:59 UTC": the moment with its zone, for where the exact one matters; what is no moment as it came. */
export const formatZonedTime = (at: string, timeZone: string): string =>
  !isTimestamp(at)
    ? at
    : new Intl.DateTimeFormat('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
        timeZone,
        timeZoneName: 'short',
      }).format(parseTimestamp(at))
