import { foldText } from '@console/values/text/fold-text'
import { parseMoment, toWireMoment } from '@console/values/time/moment'
import { readServiceZone } from '@console/values/time/service-zone'
import { fromZonedText } from '@console/values/time/zoned-time'
import { type DayBound, fromDay, toDayOf } from '../rules/coupon-days.ts'

const day = /^\d{4}-\d\d-\d\d$/
const clock = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d(?:\.\d+)?)?$/
const withZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i

/** For what is no date: the schema refuses it. */
export const noDate = 'no date'

/** A cell as it is sent, in the service's zone where it names none. Nothing is guessed. */
export function readSheetMoment(typed: string, bound: DayBound): string {
  const [cell, timeZone] = [foldText(typed).trim(), readServiceZone()]
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
