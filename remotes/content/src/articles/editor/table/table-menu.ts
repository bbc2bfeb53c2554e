import type { MenuItem } from '@console/authoring/controls/menu-button'
import { type CellPosition, headingRow, type TableKey } from '../../document/table-commands.ts'
import type { TableEdits } from '../../edits/table-edits.ts'

export function listRowItems(tables: TableEdits, place: TableKey, cell: CellPosition): MenuItem[] {
  const rows = tables.find(place)?.rows ?? []
  const index = rows.findIndex(({ id }) => id === cell.row)
  const isHeading = cell.row === headingRow
  return [
    { label: 'Add a row above', isDisabled: isHeading, onRun: () => tables.addRow(place, cell, 'above') },
    { label: 'Add a row below', onRun: () => tables.addRow(place, cell, 'below') },
    {
      label: 'Move row up',
      hint: 'Alt+Shift+↑',
      isDisabled: index <= 0,
      onRun: () => tables.moveRow(place, cell, -1),
    },
    {
      label: 'Move row down',
      hint: 'Alt+Shift+↓',
      isDisabled: isHeading || index === rows.length - 1,
      onRun: () => tables.moveRow(place, cell, 1),
    },
    { label: 'Remove row', isDisabled: isHeading, onRun: () => tables.removeRow(place, cell) },
  ]
}

export function listColumnItems(tables: TableEdits, place: TableKey, cell: CellPosition): MenuItem[] {
  const columns = tables.find(place)?.columns ?? []
  const index = columns.findIndex(({ id }) => id === cell.column)
  return [
    { label: 'Add a column to the left', onRun: () => tables.addColumn(place, cell, 'left') },
    { label: 'Add a column to the right', onRun: () => tables.addColumn(place, cell, 'right') },
    {
      label: 'Move column left',
      hint: 'Alt+Shift+←',
      isDisabled: index <= 0,
      onRun: () => tables.moveColumn(place, cell, -1),
    },
    {
      label: 'Move column right',
      hint: 'Alt+Shift+→',
      isDisabled: index === columns.length - 1,
      onRun: () => tables.moveColumn(place, cell, 1),
    },
    {
      label: 'Remove column',
      isDisabled: columns.length === 1,
      onRun: () => tables.removeColumn(place, cell),
    },
  ]
}
