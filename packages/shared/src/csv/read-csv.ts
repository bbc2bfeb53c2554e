import { parse } from 'papaparse'

export type CsvSheet = {
  head: readonly string[]
  /** `number` is the row's in a spreadsheet, where the head is row 1. Rows without a single text are left out. */
  rows: readonly { number: number; cells: readonly string[] }[]
  /** Where the file is no CSV, such as a quote that is never closed. */
  problem: string | null
}

/**
 * Reads CSV with commas, semicolons or tabs between the fields, or what a first line `sep=;` names, which spreadsheets write
 * and count as no row. Takes back what `toCsv` puts before a formula.
 */
export function readCsv(text: string): CsvSheet {
  const [named = '', sign] = /^\ufeff?(?:sep=(.)\r?\n)?/i.exec(text) ?? []
  const { data, errors } = parse<string[]>(text.slice(named.length), {
    ...(sign !== undefined && { delimiter: sign }),
    delimitersToGuess: [',', ';', '\t'],
  })
  const [head = [], ...rest] = data
  const rows = rest
    .map((cells, index) => ({ number: index + 2, cells: cells.map(withoutApostrophe) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const broken = errors.find(({ type }) => type === 'Quotes')
  const problem =
    broken === undefined
      ? null
      : `A quotation mark in row ${(broken.row ?? 0) + 1} is not closed, so the rows after it cannot be told apart.`
  return { head, rows, problem }
}

const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[\s"'`]*[=+\-@＝＋－＠])/, '')
