/** One combination of a matrix; `tag` is that of tests which `pnpm check chaos` runs alone. */
export type Cell<Row, Column> = { row: Row; column: Column; tag: string[] }

/** Keeps a test for `pnpm check chaos`, which runs the whole of every matrix. */
export const chaosTag = '@chaos'

/**
 * Every row with every column. Those on the diagonals, in which each row and each column has its turn, run in `npm test`; the
 * others have the tag.
 */
export function cross<Row, Column>(rows: readonly Row[], columns: readonly Column[]): Cell<Row, Column>[] {
  const isDiagonal =
    rows.length >= columns.length
      ? (row: number, column: number) => toPartner(row, columns.length) === column
      : (row: number, column: number) => toPartner(column, rows.length) === row
  return rows.flatMap((row, rowIndex) =>
    columns.map((column, columnIndex) => ({
      row,
      column,
      tag: isDiagonal(rowIndex, columnIndex) ? [] : [chaosTag],
    })),
  )
}

/** One further with each round, so that what recurs among the many does not meet the same partner again. */
const toPartner = (index: number, partners: number) => (index + Math.floor(index / partners)) % partners
