import { insertAt, moveTo } from '@console/values/json/ordered-list'

/** A table of cells of any kind. Every edit returns a new one and keeps its other fields; `empty` fills rows that are too short. */
export type Grid = { headers: string[]; rows: unknown[][] }
type CellOf<Of extends Grid> = Of['rows'][number][number]

export const countColumns = ({ headers, rows }: Grid): number =>
  Math.max(headers.length, ...rows.map((row) => row.length))

export const setHeading = <Of extends Grid>(table: Of, column: number, text: string): Of => {
  const headers = [...table.headers]
  while (headers.length <= column) headers.push('')
  return { ...table, headers: headers.with(column, text) }
}

export const setCell = <Of extends Grid>(
  table: Of,
  row: number,
  column: number,
  cell: CellOf<Of>,
  empty: () => CellOf<Of>,
): Of => ({
  ...table,
  rows: table.rows.map((cells, index) => {
    if (index !== row) return cells
    const filled = [...cells]
    // A row may be shorter than the others.
    while (filled.length <= column) filled.push(empty())
    return filled.with(column, cell)
  }),
})

export function addRow<Of extends Grid>(table: Of, at: number, empty: () => CellOf<Of>): Of {
  const row = Array.from({ length: countColumns(table) }, () => empty())
  return { ...table, rows: insertAt(table.rows, at, row) }
}

export const removeRow = <Of extends Grid>(table: Of, row: number): Of => ({
  ...table,
  rows: table.rows.toSpliced(row, 1),
})

export function moveRow<Of extends Grid>(table: Of, row: number, by: 1 | -1): Of {
  const { rows } = table
  const cells = rows[row]
  return cells === undefined || rows[row + by] === undefined
    ? table
    : { ...table, rows: [...moveTo(rows, cells, row + by)] }
}

export const addColumn = <Of extends Grid>(table: Of, at: number, empty: () => CellOf<Of>): Of => ({
  ...table,
  headers: insertAt(table.headers, at, ''),
  rows: table.rows.map((row) => insertAt(row, at, empty())),
})

export const removeColumn = <Of extends Grid>(table: Of, column: number): Of => ({
  ...table,
  headers: table.headers.toSpliced(column, 1),
  rows: table.rows.map((row) => row.toSpliced(column, 1)),
})

export function moveColumn<Of extends Grid>(
  table: Of,
  column: number,
  by: 1 | -1,
  empty: () => CellOf<Of>,
): Of {
  const to = column + by
  if (to < 0 || to >= countColumns(table)) return table
  const swap = <Entry>(entries: readonly Entry[], filler: () => Entry): Entry[] => {
    const filled = [...entries]
    while (filled.length <= Math.max(column, to)) filled.push(filler())
    // The list is filled up to both positions.
    const [from, other] = [filled[column] as Entry, filled[to] as Entry]
    return filled.with(column, other).with(to, from)
  }
  return {
    ...table,
    headers: swap(table.headers, () => ''),
    rows: table.rows.map((row) => swap(row, empty)),
  }
}
