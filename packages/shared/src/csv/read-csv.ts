import { parse } from 'papaparse'

export type CsvSheet = {
  head: readonly string[]
  /** `number` is the row's number in a spreadsheet, where the header is row 1. Rows without any text are omitted. */
  rows: readonly { number: number; cells: readonly string[] }[]
  /** Set if the file is not valid CSV, such as an unclosed quote, or too long. */
  problem: string | null
}

/** Far more than an import takes, blank lines included: the rest of a longer file is not read, which would freeze the page. */
const mostLines = 50_000

/**
 * Reads CSV delimited by commas, semicolons or tabs, or by the delimiter in a first line `sep=;`, which spreadsheets
 * write and do not count as a row. Removes the prefix that `toCsv` puts before formulas.
 */
export function readCsv(text: string): CsvSheet {
  const [named = '', sign] = /^\ufeff?(?:sep=(.)\r?\n)?/i.exec(text) ?? []
  const { data, errors, meta } = parse<string[]>(text.slice(named.length), {
    ...(sign !== undefined && { delimiter: sign }),
    delimitersToGuess: [',', ';', '\t'],
    preview: mostLines + 1,
  })
  const [head = [], ...rest] = data
  const rows = rest
    .map((cells, index) => ({ number: index + 2, cells: cells.map(withoutApostrophe) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const broken = errors.find(({ type }) => type === 'Quotes')
  // A line feed at the end begins one more line, without a cell's text.
  if (meta.truncated || (data.length > mostLines && data.at(-1)?.join('') !== '')) {
    return {
      head,
      rows,
      problem: `The file has more than ${mostLines.toLocaleString('en')} lines. Split it.`,
    }
  }
  const problem =
    broken === undefined
      ? null
      : `A quotation mark in row ${(broken.row ?? 0) + 1} is not closed, so the rows after it cannot be told apart.`
  return { head, rows, problem }
}

const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[\s"'`]*[=+\-@＝＋－＠])/, '')
