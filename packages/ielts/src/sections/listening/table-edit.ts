import { insertAt, moveTo } from '@console/values/json/ordered-list'
import type { Cell, Table } from '../../document/listening-body.ts'

// Every edit returns a new table and keeps the server's other fields.

export const emptyCell = (): Cell => ({ type: 'fixed', value: '' })

export const countColumns = ({ headers, rows }: Table): number =>
  Math.max(headers.length, ...rows.map((row) => row.length))

export const setHeading = (table: Table, column: number, text: string): Table => {
  const headers = [...table.headers]
  while (headers.length <= column) headers.push('')
  return { ...table, headers: headers.with(column, text) }
}

export const setCell = (table: Table, row: number, column: number, cell: Cell): Table => ({
  ...table,
  rows: table.rows.map((cells, index) => {
    if (index !== row) return cells
    const filled = [...cells]
    // A row may be shorter than the others.
    while (filled.length <= column) filled.push(emptyCell())
    return filled.with(column, cell)
  }),
})

export function addRow(table: Table, at: number): Table {
  const row = Array.from({ length: countColumns(table) }, () => emptyCell())
  return { ...table, rows: insertAt(table.rows, at, row) }
}

export const removeRow = (table: Table, row: number): Table => ({
  ...table,
  rows: table.rows.toSpliced(row, 1),
})

export function moveRow(table: Table, row: number, by: 1 | -1): Table {
  const { rows } = table
  const cells = rows[row]
  return cells === undefined || rows[row + by] === undefined
    ? table
    : { ...table, rows: [...moveTo(rows, cells, row + by)] }
}

export const addColumn = (table: Table, at: number): Table => ({
  ...table,
  headers: insertAt(table.headers, at, ''),
  rows: table.rows.map((row) => insertAt(row, at, emptyCell())),
})

export const removeColumn = (table: Table, column: number): Table => ({
  ...table,
  headers: table.headers.toSpliced(column, 1),
  rows: table.rows.map((row) => row.toSpliced(column, 1)),
})

export function moveColumn(table: Table, column: number, by: 1 | -1): Table {
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
    rows: table.rows.map((row) => swap(row, emptyCell)),
  }
}
