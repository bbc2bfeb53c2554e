import { unknownRecord } from '../http/api-error.ts'

/** The row that a statement on one id found or wrote; throws 404 without one. */
export function existingRow<Row>(rows: readonly Row[], subject: string, id: number): Row {
  const [row] = rows
  if (row === undefined) throw unknownRecord(subject, id)
  return row
}
