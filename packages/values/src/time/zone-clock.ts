const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Local time of an instant in a zone, `2026-03-01T00:00:00`. The Swedish locale has this format, with a space for the
 * T.
 */
export function readClock(instant: number, timeZone: string): string {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  // A year that is still being typed has fewer than four digits.
  return format.format(instant).replace(' ', 'T').padStart(19, '0')
}

const day = 86_400_000

/** The zone's offset from UTC at an instant, in milliseconds. */
export function toOffset(instant: number, timeZone: string): number {
  const second = Math.floor(instant / 1000) * 1000
  return Date.parse(`${readClock(second, timeZone)}Z`) - second
}

/** The instant to choose if a clock change repeats an hour. */
export type Turn = 'first' | 'last'

/** The instant of a local time in a zone; NaN if invalid. */
export function findInstant(text: string, timeZone: string, turn: Turn = 'first'): number {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc) || timeZone === 'UTC') return asUtc
  const candidates = [asUtc - day, asUtc + day].map((near) => asUtc - toOffset(near, timeZone))
  const found = candidates.filter((instant) => instant + toOffset(instant, timeZone) === asUtc)
  // For an hour that the clocks skip, the instant after it.
  return found.at(turn === 'first' ? 0 : -1) ?? Math.max(...candidates)
}
