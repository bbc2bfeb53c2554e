import { createId } from '@console/values/ids/create-id'
import { insertAt, moveTo } from '@console/values/json/ordered-list'
import {
  type ArticleCommand,
  type ArticleTable,
  buildTable,
  isReadableTable,
  type Section,
} from './article-content.ts'
import type { Id } from './article-document.ts'
import { changeSection } from './section-commands.ts'

/** Identifies a table. */
export type TableKey = { sectionId: Id; tableId: Id }

/** Stands for the heading row in place of a row id. */
export const headingRow = 'headings'

/** A small edit of a table; returns the table itself if nothing changes. */
export type TableCommand = (table: ArticleTable) => ArticleTable

export const changeTable = (place: TableKey, edit: TableCommand): ArticleCommand =>
  changeSection(place.sectionId, (section) => {
    if (section.content_type !== 'table') return section
    const table = section.tables.find(({ id }) => id === place.tableId)
    if (table === undefined || !isReadableTable(table)) return section
    const edited = edit(table)
    if (edited === table) return section
    return { ...section, tables: section.tables.map((other) => (other === table ? edited : other)) }
  })

export type CellPosition = { row: string; column: string }

/** The text of a cell; undefined if the table does not exist or could not be read. */
export function readCellOf(section: Section, { tableId }: TableKey, place: CellPosition): string {
  const tables = 'tables' in section ? section.tables : []
  const table = tables.find(({ id }) => id === tableId)
  return table !== undefined && isReadableTable(table) ? readCell(table, place) : ''
}

const readCell = ({ columns, rows }: ArticleTable, { row, column }: CellPosition): string =>
  (row === headingRow
    ? columns.find(({ id }) => id === column)?.text
    : rows.find(({ id }) => id === row)?.cells[column]) ?? ''

export const retypeCell =
  (place: CellPosition, text: string): TableCommand =>
  (table) => {
    const { row, column } = place
    if (readCell(table, place) === text || !table.columns.some(({ id }) => id === column)) return table
    if (row === headingRow) {
      return {
        ...table,
        columns: table.columns.map((other) => (other.id === column ? { ...other, text } : other)),
      }
    }
    const rows = table.rows.map((other) =>
      other.id === row ? { ...other, cells: { ...other.cells, [column]: text } } : other,
    )
    return { ...table, rows }
  }

export const addRow =
  (index: number, id: string = createId()): TableCommand =>
  (table) => ({
    ...table,
    rows: insertAt(table.rows, index, {
      id,
      cells: Object.fromEntries(table.columns.map((column) => [column.id, ''])),
    }),
  })

export const addColumn =
  (index: number, id: string = createId()): TableCommand =>
  (table) => ({ ...table, columns: insertAt(table.columns, index, { id, text: '' }) })

export const moveRow =
  (id: string, by: number): TableCommand =>
  (table) => {
    const index = table.rows.findIndex((row) => row.id === id)
    const row = table.rows[index]
    const rows = row === undefined ? table.rows : moveTo(table.rows, row, index + by)
    return rows === table.rows ? table : { ...table, rows }
  }

export const moveColumn =
  (id: string, by: number): TableCommand =>
  (table) => {
    const index = table.columns.findIndex((column) => column.id === id)
    const column = table.columns[index]
    const columns = column === undefined ? table.columns : moveTo(table.columns, column, index + by)
    return columns === table.columns ? table : { ...table, columns }
  }

export const removeRow =
  (id: string): TableCommand =>
  (table) =>
    table.rows.some((row) => row.id === id)
      ? { ...table, rows: table.rows.filter((row) => row.id !== id) }
      : table

/** The last column cannot be removed. */
export const removeColumn =
  (id: string): TableCommand =>
  (table) => {
    if (table.columns.length === 1 || !table.columns.some((column) => column.id === id)) return table
    return {
      ...table,
      columns: table.columns.filter((column) => column.id !== id),
      rows: table.rows.map(({ cells: { [id]: _removed, ...cells }, ...row }) => ({ ...row, cells })),
    }
  }

/** Pastes cells of a spreadsheet starting at a cell; the table grows as needed. */
export const pasteCells =
  ({ row, column }: CellPosition, grid: readonly (readonly string[])[]): TableCommand =>
  (table) => {
    const firstColumn = table.columns.findIndex(({ id }) => id === column)
    const firstRow = row === headingRow ? -1 : table.rows.findIndex(({ id }) => id === row)
    if (firstColumn === -1 || (firstRow === -1 && row !== headingRow) || grid.length === 0) return table
    const width = firstColumn + Math.max(...grid.map((cells) => cells.length))
    let grown = table
    while (grown.columns.length < width) grown = addColumn(grown.columns.length)(grown)
    while (grown.rows.length < firstRow + grid.length) grown = addRow(grown.rows.length)(grown)
    for (const [down, cells] of grid.entries()) {
      const rowId = firstRow + down === -1 ? headingRow : grown.rows[firstRow + down]?.id
      for (const [right, text] of cells.entries()) {
        const columnId = grown.columns[firstColumn + right]?.id
        if (rowId === undefined || columnId === undefined) continue
        grown = retypeCell({ row: rowId, column: columnId }, text)(grown)
      }
    }
    return grown
  }

/** Replaces an unreadable table with an empty one. */
export const resetTable = ({ sectionId, tableId }: TableKey): ArticleCommand =>
  changeSection(sectionId, (section) => {
    if (section.content_type !== 'table') return section
    const tables = section.tables.map((table) =>
      table.id === tableId && !isReadableTable(table) ? buildTable(table.id, ['', ''], [['', '']]) : table,
    )
    return { ...section, tables }
  })
