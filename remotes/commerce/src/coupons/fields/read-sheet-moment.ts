import { readServiceZone } from '@console/values/time/service-zone'
import { type DayBound, readMoment } from '../rules/coupon-days.ts'

/** Stands for a cell without a valid date: the schema refuses it. */
const noDate = 'no date'

/** A cell as it is sent, in the service's zone if it names none. Ambiguous dates are refused. */
export const readSheetMoment = (cell: string, bound: DayBound): string =>
  cell.trim() === '' ? '' : (readMoment(cell, bound, readServiceZone()) ?? noDate)
