const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock in the zone shows at a moment, `2026-03-01T00:00:00`. Swedish spells it so, with a blank for the T. */
export function readClock(moment: number, timeZone: string): string {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  // A year that is still being typed has fewer than four digits.
  return format.format(moment).replace(' ', 'T').padStart(19, '0')
}

const day = 86_400_000

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
export function toOffset(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1000) * 1000
  return Date.parse(`${readClock(second, timeZone)}Z`) - second
}

/** Which moment is meant where the clocks go back, and show an hour twice. */
export type Turn = 'first' | 'last'

/** The moment at which a clock in the zone shows `text`; NaN for what is no time. */
export function findInstant(text: string, timeZone: string, turn: Turn = 'first'): number {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc) || timeZone === 'UTC') return asUtc
  const candidates = [asUtc - day, asUtc + day].map((near) => asUtc - toOffset(near, timeZone))
  const found = candidates.filter((moment) => moment + toOffset(moment, timeZone) === asUtc)
  // Where the clocks skip the hour, the moment after it.
  return found.at(turn === 'first' ? 0 : -1) ?? Math.max(...candidates)
}
