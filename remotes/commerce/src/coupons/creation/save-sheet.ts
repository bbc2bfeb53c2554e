import { saveFile } from '@console/shared/csv/save-file'
import { type CsvValue, toCsv } from '@console/shared/csv/to-csv'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { couponSheet, sheetColumns } from './coupon-sheet.ts'

const toRow = (coupon: CouponPayload): CsvValue[] => couponSheet.map(({ value }) => value(coupon))

/** Saves coupons as a file that can be imported again. */
export const saveSheet = (name: string, coupons: readonly CouponPayload[]): void =>
  saveRows(name, sheetColumns, coupons.map(toRow))

/** Saves any rows as CSV. */
export const saveRows = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): void => saveFile(name, 'text/csv;charset=utf-8', toCsv(head, rows))
