import type { CsvValue } from '@console/shared/csv/to-csv'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { saveRows } from '../../records/creation/save-rows.ts'
import { couponSheet, sheetColumns } from './coupon-sheet.ts'

const toRow = (coupon: CouponPayload): CsvValue[] => couponSheet.map(({ value }) => value(coupon))

/** Saves coupons as a file that can be imported again. */
export const saveSheet = (name: string, coupons: readonly CouponPayload[]): void =>
  saveRows(name, sheetColumns, coupons.map(toRow))
