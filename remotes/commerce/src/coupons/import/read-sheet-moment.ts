import { fromZonedText, toZonedText } from '@console/shared/time/zoned-time'

const day = /^\d{4}-\d\d-\d\d$/
const clock = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d(?:\.\d+)?)?$/
const withZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i

type SheetMoment = {
  /** Of moments that name no zone. */
  timeZone: string
  /** A day alone is then its last second, and its first otherwise. */
  isEnd: boolean
}

/** A cell as an ISO 8601 text. What is no date is given back as it is, for the schema to refuse; nothing is guessed. */
export function readSheetMoment(cell: string, { timeZone, isEnd }: SheetMoment): string {
  if (withZone.test(cell)) {
    const moment = Date.parse(cell.replace(' ', 'T').toUpperCase())
    return Number.isNaN(moment) ? 'no date' : new Date(moment).toISOString()
  }
  const text = day.test(cell) ? `${cell}T${isEnd ? '23:59:59' : '00:00:00'}` : toClockText(cell)
  if (text === null) return cell === '' ? '' : 'no date'
  const moment = fromZonedText(text, timeZone)
  // The 31st of a month that has 30 days would become the 1st of the next.
  return toZonedText(moment, timeZone).slice(0, 10) === text.slice(0, 10) ? moment : 'no date'
}

function toClockText(cell: string): string | null {
  const [, date, minutes, seconds = ':00'] = clock.exec(cell) ?? []
  return date === undefined || minutes === undefined ? null : `${date}T${minutes}${seconds}`
}
