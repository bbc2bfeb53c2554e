import type { CsvValue } from '@console/shared/csv/to-csv'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { listNames } from '../../records/fields/record-field.ts'
import { couponFields } from '../fields/coupon-fields.ts'

/** Columns of every coupon file, whether it is written or read. */
export const sheetColumns = listNames(couponFields)

/** Columns that the list of coupons exports, so that the file can be imported again without loss. */
export const couponSheet = sheetColumns.map((column) => ({
  key: column,
  title: column,
  value(coupon: CouponPayload): CsvValue {
    const value = coupon[column] ?? null
    return value === null ? null : (couponFields[column].toCell?.(value) ?? value)
  },
}))
