import { parseMoment, toWireMoment } from '@console/values/time/moment'
import { fromZonedText } from '@console/values/time/zoned-time'
import { type DayBound, fromDay, toDayOf } from '../rules/coupon-days.ts'

const day = /^\d{4}-\d\d-\d\d$/
const clock = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d(?:\.\d+)?)?$/
const withZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i

/** For what is no date: the schema refuses it. */
export const noDate = 'no date'

type SheetMoment = {
  /** Of moments that name no zone. */
  timeZone: string
  bound: DayBound
}

/** A cell as it is sent. Nothing is guessed. */
export function readSheetMoment(cell: string, { timeZone, bound }: SheetMoment): string {
  if (withZone.test(cell)) {
    const moment = parseMoment(cell)
    return Number.isNaN(moment) ? noDate : toWireMoment(moment)
  }
  const text = toClockText(cell)
  if (!day.test(cell) && text === null) return cell === '' ? '' : noDate
  const moment = text === null ? fromDay(cell, bound, timeZone) : fromZonedText(text, timeZone)
  // The 31st of a month that has 30 days would become the 1st of the next.
  return toDayOf(moment, timeZone) === cell.slice(0, 10) ? moment : noDate
}

function toClockText(cell: string): string | null {
  const [, date, minutes, seconds = ':00'] = clock.exec(cell) ?? []
  return date === undefined || minutes === undefined ? null : `${date}T${minutes}${seconds}`
}
