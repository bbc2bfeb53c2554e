import { insertAt, moveTo } from '@console/shared/document/ordered-list'
import { isJsonObject, type JsonObject } from '../../core/document/json.ts'
import { listRows } from '../../core/keys/listening-body.ts'

/** Edits of a table body. Each gives another body; what the server has beside headers and rows stays. */
export const emptyCell = (): JsonObject => ({ type: 'fixed', value: '' })

export const readHeaders = (table: unknown): string[] =>
  isJsonObject(table) && Array.isArray(table['headers']) ? table['headers'].map(String) : []

export const countColumns = (table: unknown): number =>
  Math.max(readHeaders(table).length, ...listRows(table).map((row) => row.length), 0)

const withRows = (table: JsonObject, rows: readonly (readonly JsonObject[])[]): JsonObject => ({
  ...table,
  rows,
})

export const setHeading = (table: JsonObject, column: number, text: string): JsonObject => {
  const headers = readHeaders(table)
  while (headers.length <= column) headers.push('')
  return { ...table, headers: headers.with(column, text) }
}

export const setCell = (table: JsonObject, row: number, column: number, cell: JsonObject): JsonObject =>
  withRows(
    table,
    listRows(table).map((cells, index) => {
      if (index !== row) return cells
      const filled = [...cells]
      // A row may be shorter than the others.
      while (filled.length <= column) filled.push(emptyCell())
      return filled.with(column, cell)
    }),
  )

export const addRow = (table: JsonObject, at: number): JsonObject =>
  withRows(
    table,
    insertAt(
      listRows(table),
      at,
      Array.from({ length: countColumns(table) }, () => emptyCell()),
    ),
  )

export const removeRow = (table: JsonObject, row: number): JsonObject =>
  withRows(table, listRows(table).toSpliced(row, 1))

export function moveRow(table: JsonObject, row: number, by: 1 | -1): JsonObject {
  const rows = listRows(table)
  const cells = rows[row]
  return cells === undefined || rows[row + by] === undefined
    ? table
    : withRows(table, moveTo(rows, cells, row + by))
}

export const addColumn = (table: JsonObject, at: number): JsonObject => ({
  ...table,
  headers: insertAt(readHeaders(table), at, ''),
  rows: listRows(table).map((row) => insertAt(row, at, emptyCell())),
})

export const removeColumn = (table: JsonObject, column: number): JsonObject => ({
  ...table,
  headers: readHeaders(table).toSpliced(column, 1),
  rows: listRows(table).map((row) => row.toSpliced(column, 1)),
})

export function moveColumn(table: JsonObject, column: number, by: 1 | -1): JsonObject {
  const to = column + by
  if (to < 0 || to >= countColumns(table)) return table
  const swap = <Entry>(entries: Entry[], filler: () => Entry): Entry[] => {
    const filled = [...entries]
    while (filled.length <= Math.max(column, to)) filled.push(filler())
    // The list is as long as both places.
    const [from, other] = [filled[column] as Entry, filled[to] as Entry]
    return filled.with(column, other).with(to, from)
  }
  return {
    ...table,
    headers: swap(readHeaders(table), () => ''),
    rows: listRows(table).map((row) => swap(row, emptyCell)),
  }
}
