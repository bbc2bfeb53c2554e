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

/** What a clock in the zone shows at a moment, `2026-03-01T00:00:00`. */
export function readClock(moment: number, timeZone: string): string {
  const found = new Map(
    findFormat(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  const year = read('year').padStart(4, '0')
  return `${year}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:${read('second')}`
}

const day = 86_400_000
/** No zone has changed its clocks at another time than a quarter of an hour since 1970. */
const quarter = 900_000
const offsets = new Map<string, number>()

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. A list asks for those of tens of thousands. */
function toOffset(moment: number, timeZone: string): number {
  const midnight = Math.floor(moment / day) * day
  const [before, after] = [readOffset(midnight, timeZone), readOffset(midnight + day, timeZone)]
  return before === after ? before : readOffset(Math.floor(moment / quarter) * quarter, timeZone)
}

function readOffset(moment: number, timeZone: string): number {
  const key = `${timeZone} ${moment}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = Date.parse(`${readClock(moment, timeZone)}Z`) - moment
  offsets.set(key, offset)
  return offset
}

/** The moment at which a clock in the zone shows `text`; of an hour shown twice the first, NaN for what is no time. */
export function findMoment(text: string, timeZone: string): number {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc) || timeZone === 'UTC') return asUtc
  const candidates = [asUtc - day, asUtc + day].map((near) => asUtc - toOffset(near, timeZone))
  const found = candidates.find((moment) => moment + toOffset(moment, timeZone) === asUtc)
  // The clocks skip the hour: the moment after it.
  return found ?? Math.max(...candidates)
}
