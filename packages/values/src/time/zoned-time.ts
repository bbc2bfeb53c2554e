import { isTimestamp, parseTimestamp, toWireTimestamp } from './timestamp.ts'
import { findInstant, readClock, type Turn } from './zone-clock.ts'

/**
 * A timestamp as local time of a zone, `2026-03-01T00:00:00`: the value of a `datetime-local` field. Empty if invalid.
 */
export function toZonedText(at: string, timeZone: string): string {
  const instant = parseTimestamp(at)
  return Number.isNaN(instant) ? '' : readClock(instant, timeZone)
}

/**
 * Converts a local time in a zone to a wire timestamp; empty if invalid. For an hour that the clocks skip, the instant
 * after it; for a repeated one the first, unless the last is asked for.
 */
export function fromZonedText(text: string, timeZone: string, turn?: Turn): string {
  const instant = findInstant(text, timeZone, turn)
  return Number.isNaN(instant) ? '' : toWireTimestamp(instant)
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** "21 Nov 2026" in the zone; invalid timestamps as received. */
export function formatZonedDate(at: string, timeZone: string): string {
  if (!isTimestamp(at)) return at
  const known = dayFormats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone })
  if (known === undefined) dayFormats.set(timeZone, format)
  return format.format(parseTimestamp(at))
}

/** "21 Nov 2026, 23:59:59 UTC": with the zone, if the exact time matters; invalid timestamps as received. */
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
