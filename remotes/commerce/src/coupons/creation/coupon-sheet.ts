import type { CsvValue } from '@console/shared/csv/to-csv'
import type { CouponPayload } from '@console/shared/schemas/coupon'

/** Columns of every coupon file, whether it is written or read. */
export const sheetColumns = [
  'code',
  'description',
  'type',
  'amount',
  'starts_at',
  'expires_at',
  'limit',
  'influencer_id',
  'campaign',
  'category',
  'status',
] as const satisfies readonly (keyof CouponPayload)[]
export type SheetColumn = (typeof sheetColumns)[number]

const toRow = (coupon: CouponPayload): CsvValue[] => sheetColumns.map((column) => coupon[column] ?? null)

/** Saves coupons as a file that can be imported again. */
export const saveSheet = (name: string, coupons: readonly CouponPayload[]): Promise<void> =>
  saveRows(name, sheetColumns, coupons.map(toRow))

/** Saves any rows as CSV; the writer is loaded for it. */
export async function saveRows(
  name: string,
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<void> {
  const [{ toCsv }, { saveFile }] = await Promise.all([
    import('@console/shared/csv/to-csv'),
    import('@console/shared/csv/save-file'),
  ])
  saveFile(name, 'text/csv;charset=utf-8', toCsv(head, rows))
}
