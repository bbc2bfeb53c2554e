import type { CsvSheet } from '@console/shared/csv/read-csv'
import { type Coupon, type CouponPayload, couponPayloadSchema } from '@console/shared/schemas/coupon'
import { foldText } from '@console/values/text/fold-text'
import { mapFields } from '../../records/fields/field.ts'
import { toValues } from '../../records/fields/payload.ts'
import { type SheetColumn, sheetColumns } from '../creation/coupon-sheet.ts'
import { isSameCoupon, toCodeKey } from '../creation/create-coupons.ts'
import { couponFields } from '../fields/coupon-fields.ts'
import { noDate } from '../fields/read-sheet-moment.ts'
import { toCodeText } from '../rules/code-text.ts'
import { readAmount } from '../rules/coupon-discount.ts'

/** What could be read of a row; the rest stands as it is in the file. */
export type ReadTerms = {
  discount: Pick<Coupon, 'type' | 'amount'> | string
  starts_at: string
  expires_at: string
}

/** `there`: a coupon that says exactly this is on the server already, as after an import that was broken off. */
export type ImportRow = { number: number; code: string; cells: readonly string[]; terms: ReadTerms } & (
  | { kind: 'ready'; payload: CouponPayload }
  | { kind: 'there' }
  | { kind: 'wrong'; problems: readonly string[] }
)

export type ImportSheet = {
  head: readonly string[]
  rows: readonly ImportRow[]
  /** Columns of the file that no field of a coupon is called by. */
  unread: readonly string[]
}

/** Columns without which there is no coupon. */
export const requiredColumns = ['code', 'type', 'amount', 'starts_at', 'expires_at', 'limit'] as const

/** What the error sheet says of each row: for whoever mends it, and nothing of a coupon. */
export const noteColumns = ['row', 'problems'] as const

export const isNoteColumn = (title: string) => noteColumns.some((column) => column === toColumnName(title))

/** Reads a file of coupons row by row; a text instead says why the file as a whole cannot be read. */
export function readCouponRows(
  { head, rows, problem }: CsvSheet,
  coupons: readonly Coupon[],
): ImportSheet | string {
  if (problem !== null) return problem
  const places = new Map(head.map((title, index) => [toColumnName(title), index]))
  const missing = requiredColumns.filter((column) => !places.has(column))
  if (missing.length > 0) {
    return `The first row must name the columns. Not found: ${missing.join(', ')}.`
  }
  if (rows.length === 0) return 'The file has column names, but no rows below them.'
  const byCode = new Map(coupons.map((coupon) => [toCodeKey(coupon.code), coupon]))
  const firstRows = new Map<string, number>()
  const read = rows.map(({ number, cells }): ImportRow => {
    const cell = (column: SheetColumn) => (cells[places.get(column) ?? -1] ?? '').trim()
    const code = toCodeText(cell('code'))
    const row = readRow(cell)
    const facts = { number, code, cells, terms: row.terms }
    const first = code === '' ? undefined : firstRows.get(code)
    if (first === undefined) firstRows.set(code, number)
    const there = byCode.get(code)
    // Before it is judged: what the server has already may be by other rules.
    const isThere = there !== undefined && isSameCoupon(there, row.values)
    if (isThere && first === undefined) return { ...facts, kind: 'there' }
    const { payload, problems } = checkRow(row.values)
    const all = [
      ...problems,
      ...(first === undefined ? [] : [`code: Row ${first} has the same code`]),
      ...(there === undefined || isThere ? [] : [`code: ${code} already exists`]),
    ]
    if (payload === null || all.length > 0) return { ...facts, kind: 'wrong', problems: all }
    return { ...facts, kind: 'ready', payload }
  })
  const unread = head.filter(
    (title) =>
      title.trim() !== '' &&
      !isNoteColumn(title) &&
      !sheetColumns.some((column) => column === toColumnName(title)),
  )
  return { head, rows: read, unread }
}

/** "Starts at" and "starts_at" name one column. */
const toColumnName = (title: string) => foldText(title).trim().toLowerCase().replace(/\s+/g, '_')

function readRow(cell: (column: SheetColumn) => string) {
  const draft = mapFields(couponFields, ({ fromCell, choices }, column) => {
    const text = cell(column)
    if (fromCell !== undefined) return fromCell(text)
    return choices === undefined ? text : foldText(text).trim().toLowerCase()
  })
  const { type, starts_at, expires_at } = draft
  const amount = readAmount(draft)
  const isType = type === 'percentage' || type === 'fixed'
  const terms: ReadTerms = {
    discount: isType && amount !== null ? { type, amount } : draft.amount,
    starts_at: starts_at === noDate ? cell('starts_at') : starts_at,
    expires_at: expires_at === noDate ? cell('expires_at') : expires_at,
  }
  return { terms, values: toValues(couponFields, draft) }
}

type CheckedRow = { payload: CouponPayload | null; problems: readonly string[] }

function checkRow(values: object): CheckedRow {
  const parsed = couponPayloadSchema.safeParse(values)
  if (parsed.success) return { payload: parsed.data, problems: [] }
  return {
    payload: null,
    problems: parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${toAdvice(message)}`),
  }
}

const toAdvice = (message: string) =>
  message === 'Invalid date format' ? 'Write the date as 2026-05-31 or 2026-05-31 23:59' : message
