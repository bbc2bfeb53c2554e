import { unparse } from 'papaparse'

export type CsvValue = string | number | null

/**
 * A text that a spreadsheet would run as a formula: it begins with = + - or @, or one of their full-width forms, perhaps
 * after spaces or quotes; or with a tab or a line break (OWASP, CSV injection).
 */
const formula = /^[\s"'`\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * Rows as CSV: RFC 4180, with a byte order mark so that Excel reads it as UTF-8. A text that could run as a formula gets
 * an apostrophe before it; numbers are written as numbers, and what is no number at all is left empty.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const text = unparse([head, ...rows.map((row) => row.map(toCell))], {
    escapeFormulae: formula,
    newline: '\r\n',
  })
  return `\ufeff${text}\r\n`
}

const toCell = (value: CsvValue) => (typeof value === 'number' && !Number.isFinite(value) ? null : value)
