import type { DocumentStore } from '@console/authoring/document/document-store'
import { createId } from '@console/values/ids/create-id'
import { type ArticleContent, type ArticleTable, isReadableTable } from '../document/article-content.ts'
import * as table from '../document/table-commands.ts'
import { cellPart } from './focus-parts.ts'
import type { FocusTarget } from './focus-target.ts'

type Place = table.TableKey
type Cell = table.CellPosition

export type TableEdits = ReturnType<typeof createTableEdits>

/** Edits of a table's cells, rows and columns, each a named step. */
export function createTableEdits(store: DocumentStore<ArticleContent>, focus: FocusTarget) {
  function find({ sectionId, tableId }: Place): ArticleTable | null {
    const section = store.read().sections[sectionId]
    if (section?.content_type !== 'table') return null
    const found = section.tables.find(({ id }) => id === tableId)
    return found !== undefined && isReadableTable(found) ? found : null
  }
  const change = (step: string, place: Place, command: table.TableCommand, mergeKey?: string) =>
    store.change(step, table.changeTable(place, command), mergeKey === undefined ? {} : { mergeKey })
  const focusCell = ({ row, column }: Cell) => focus.focusPart(cellPart(row, column), 'end')
  const listRows = (found: ArticleTable) => [table.headingRow, ...found.rows.map(({ id }) => id)]

  return {
    find,
    retype(place: Place, cell: Cell, text: string) {
      change('Edit a cell', place, table.retypeCell(cell, text), cellPart(cell.row, cell.column))
    },
    /** Moves to the cell so many rows and columns away; false at the edge. */
    step(place: Place, { row, column }: Cell, down: number, right: number): boolean {
      const found = find(place)
      if (found === null) return false
      const rows = listRows(found)
      const nextRow = rows[rows.indexOf(row) + down]
      const nextColumn = found.columns[found.columns.findIndex(({ id }) => id === column) + right]?.id
      if (nextRow === undefined || nextColumn === undefined) return false
      focusCell({ row: nextRow, column: nextColumn })
      return true
    },
    /** Inserts above or below a row; below the headings is the first row. */
    addRow(place: Place, { row, column }: Cell, where: 'above' | 'below') {
      const found = find(place)
      if (found === null) return
      const index = found.rows.findIndex(({ id }) => id === row)
      const id = createId()
      change('Add a row', place, table.addRow(index + (where === 'below' ? 1 : 0), id))
      focusCell({ row: id, column })
    },
    appendRow(place: Place) {
      const found = find(place)
      const id = createId()
      change('Add a row', place, table.addRow(found?.rows.length ?? 0, id))
      focusCell({ row: id, column: found?.columns[0]?.id ?? '' })
    },
    addColumn(place: Place, { row, column }: Cell, where: 'left' | 'right') {
      const found = find(place)
      if (found === null) return
      const index = found.columns.findIndex((other) => other.id === column)
      const id = createId()
      change('Add a column', place, table.addColumn(index + (where === 'right' ? 1 : 0), id))
      focusCell({ row, column: id })
    },
    moveRow(place: Place, cell: Cell, by: number) {
      change('Move a row', place, table.moveRow(cell.row, by))
      focusCell(cell)
    },
    moveColumn(place: Place, cell: Cell, by: number) {
      change('Move a column', place, table.moveColumn(cell.column, by))
      focusCell(cell)
    },
    removeRow(place: Place, { row, column }: Cell) {
      const rows = find(place)?.rows ?? []
      const index = rows.findIndex(({ id }) => id === row)
      const next = rows[index + 1] ?? rows[index - 1]
      change('Remove a row', place, table.removeRow(row))
      focusCell({ row: next?.id ?? table.headingRow, column })
    },
    removeColumn(place: Place, { row, column }: Cell) {
      const columns = find(place)?.columns ?? []
      const index = columns.findIndex(({ id }) => id === column)
      const next = columns[index + 1] ?? columns[index - 1]
      change('Remove a column', place, table.removeColumn(column))
      focusCell({ row, column: next?.id ?? column })
    },
    paste(place: Place, cell: Cell, grid: readonly (readonly string[])[]) {
      change('Paste cells', place, table.pasteCells(cell, grid))
      focusCell(cell)
    },
    startAnew(place: Place) {
      store.change('Start a new table', table.resetTable(place))
    },
  }
}
