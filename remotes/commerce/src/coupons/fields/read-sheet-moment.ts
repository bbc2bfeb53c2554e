import { foldText } from '@console/values/text/fold-text'
import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { readServiceZone } from '@console/values/time/service-zone'
import { toWireTimestamp } from '@console/values/time/timestamp'
import { type DayBound, fromDay } from '../rules/coupon-days.ts'

/** Stands for a cell that is no date: the schema refuses it. */
export const noDate = 'no date'

/** A cell as it is sent, in the service's zone where it names none. Nothing is guessed. */
export function readSheetMoment(typed: string, bound: DayBound): string {
  const [cell, zone] = [foldText(typed).trim(), readServiceZone()]
  const moment = parseTypedTime(cell, zone)
  if (Number.isNaN(moment)) return cell === '' ? '' : noDate
  return cell.length === '2026-12-31'.length ? fromDay(cell, bound, zone) : toWireTimestamp(moment)
}
