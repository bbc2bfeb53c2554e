const formats = new Map<string, Intl.DateTimeFormat>()

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** A moment as a clock in the zone shows it, `2026-03-01T00:00:00`: the value of a `datetime-local` field. Empty for no moment. */
export function toZonedText(at: string, timeZone: string): string {
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) return ''
  const found = new Map(
    findFormat(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  const year = read('year').padStart(4, '0')
  return `${year}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:${read('second')}`
}

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
const toOffset = (moment: number, timeZone: string) =>
  Date.parse(`${toZonedText(new Date(moment).toISOString(), timeZone)}Z`) - Math.floor(moment / 1000) * 1000

/**
 * What a clock in the zone shows to the moment, as an ISO 8601 text in UTC; empty for what is no time. Of an hour that
 * the clocks skip, the moment after it; of one they show twice, the first.
 */
export function fromZonedText(text: string, timeZone: string): string {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return ''
  const day = 86_400_000
  const candidates = [asUtc - day, asUtc + day].map((near) => asUtc - toOffset(near, timeZone))
  const found = candidates.find((moment) => moment + toOffset(moment, timeZone) === asUtc)
  return new Date(found ?? Math.max(...candidates)).toISOString()
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** "21 Nov 2026" in the zone. */
export function formatZonedDate(at: string, timeZone: string): string {
  const known = dayFormats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone })
  if (known === undefined) dayFormats.set(timeZone, format)
  return format.format(new Date(at))
}

/** "21 Nov 2026, 23:59:59 UTC": the moment with its zone, for where the exact one matters. */
export const formatZonedTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at))
