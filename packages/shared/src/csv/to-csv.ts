import { unparse } from 'papaparse'

export type CsvValue = string | number | null

/**
 * A text that a spreadsheet would run as a formula: begins with = + - or @, or a full-width form of these, possibly
 * after spaces or quotes; or with a tab or a line break (OWASP, CSV injection).
 */
const formula = /^[\s"'`\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * Formats rows as CSV: RFC 4180, with a byte order mark so that Excel reads it as UTF-8. A text that could run as a
 * formula is prefixed with an apostrophe; numbers are written as numbers, NaN as an empty field.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const text = unparse([head, ...rows.map((row) => row.map(toCell))], {
    escapeFormulae: formula,
    newline: '\r\n',
  })
  return `\ufeff${text}\r\n`
}

const toCell = (value: CsvValue) => (typeof value === 'number' && !Number.isFinite(value) ? null : value)
