import { parse } from 'papaparse'

export type CsvSheet = {
  head: readonly string[]
  /** `number` is the row's in a spreadsheet, where the head is row 1. Rows without a single text are left out. */
  rows: readonly { number: number; cells: readonly string[] }[]
  /** Where the file is no CSV, such as a quote that is never closed. */
  problem: string | null
}

/** Reads CSV with commas, semicolons or tabs between the fields. Takes back what `toCsv` puts before a formula. */
export function readCsv(text: string): CsvSheet {
  const { data, errors } = parse<string[]>(text.replace(/^\ufeff/, ''), {
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
