import { ActionButton } from '@console/authoring/controls/action-button'
import { RowActions } from '@console/authoring/controls/row-actions'
import { TextArea } from '@console/authoring/fields/text-area'
import text from '@console/authoring/styles/text.module.css'
import type { NodeId } from '@console/ielts'
import {
  addColumn,
  addRow,
  countColumns,
  type Grid,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  setHeading,
} from '@console/ielts/sections'
import { readKey } from '@console/shared/ui/read-key'
import { createId } from '@console/values/ids/create-id'
import { insertAt, moveTo } from '@console/values/json/ordered-list'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { focusPlace } from '../questions/focus-place.ts'
import { gapHint } from '../questions/gap-input.tsx'
import styles from './cell-grid.module.css'
import { toTableStep } from './table-keys.ts'
import { useTableIds } from './use-table-ids.ts'

type CellGridProps<Of extends Grid> = {
  group: NodeId
  table: Of
  empty: () => Of['rows'][number][number]
  onEdit(name: string, next: Of, mergeKey?: string): void
  /** A `td` with a field that has `data-row` and `data-column`. */
  children(row: number, column: number): ReactNode
}

/** A table whose cells are written as text. A gap in a cell is written as it is typed, `[[answer]]`. */
export function CellGrid<Of extends Grid>({ group, table, empty, onEdit, children }: CellGridProps<Of>) {
  const { rows, headers } = table
  const rowIds = useTableIds(rows.length)
  const columnIds = useTableIds(countColumns(table))

  const focus = (row: number, column: number) =>
    focusPlace(`${group} ${row === -1 ? `heading ${column}` : `cell ${row} ${column}`}`)

  function shiftRow(row: number, by: 1 | -1, column = 0) {
    const to = Math.max(0, Math.min(rows.length - 1, row + by))
    onEdit('Move a row', moveRow(table, row, by))
    rowIds.edit((before) => moveTo(before, before[row] ?? '', to))
    focus(to, column)
  }

  function shiftColumn(column: number, by: 1 | -1, row = -1) {
    const to = Math.max(0, Math.min(columnIds.ids.length - 1, column + by))
    onEdit('Move a column', moveColumn(table, column, by, empty))
    columnIds.edit((before) => moveTo(before, before[column] ?? '', to))
    focus(row, to)
  }

  function insertRow(at: number, column = 0) {
    onEdit('Add a row', addRow(table, at, empty))
    rowIds.edit((before) => insertAt(before, at, createId()))
    focus(at, column)
  }

  function insertColumn(at: number, row = -1) {
    onEdit('Add a column', addColumn(table, at, empty))
    columnIds.edit((before) => insertAt(before, at, createId()))
    focus(row, at)
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = toTableStep(event)
    if (step === null) return
    event.preventDefault()
    const { row, column } = step
    switch (step.what) {
      case 'go':
        if (row < rows.length) focus(row, column)
        // Enter at the end goes on in a new row.
        else if (readKey(event) === 'Enter') insertRow(rows.length, 0)
        return
      case 'move row':
        return shiftRow(row, step.by, column)
      case 'move column':
        return shiftColumn(column, step.by, row)
      case 'add row':
        return insertRow(row + 1, column)
      case 'add column':
        return insertColumn(column + 1, row)
    }
  }

  return (
    <div>
      <h4 className={text.heading} data-place={`${group} correct_answer`} tabIndex={-1}>
        Table and answers <span>{gapHint}</span>
      </h4>
      <div className={styles.scroller}>
        <table className={styles.table} onKeyDown={handleKey}>
          <thead>
            <tr>
              {columnIds.ids.map((id, column) => (
                <th key={id} scope="col">
                  <TextArea
                    rows={1}
                    aria-label={`Heading of column ${column + 1}`}
                    data-place={`${group} heading ${column}`}
                    data-list={`cell -1 ${column}`}
                    data-row={-1}
                    data-column={column}
                    value={headers[column] ?? ''}
                    onText={(typed) =>
                      onEdit('Heading', setHeading(table, column, typed), `${group} heading ${column}`)
                    }
                  />
                  <RowActions
                    noun={`column ${column + 1}`}
                    axis="column"
                    onMove={(by) => shiftColumn(column, by)}
                    onRemove={() => {
                      onEdit('Remove a column', removeColumn(table, column))
                      columnIds.edit((before) => before.toSpliced(column, 1))
                    }}
                  />
                </th>
              ))}
              <td className={styles.row} />
            </tr>
          </thead>
          <tbody>
            {rows.map((_, row) => (
              <tr key={rowIds.ids[row]}>
                {columnIds.ids.map((id, column) => (
                  <Fragment key={id}>{children(row, column)}</Fragment>
                ))}
                <td className={styles.row}>
                  <RowActions
                    noun={`row ${row + 1}`}
                    onMove={(by) => shiftRow(row, by)}
                    onRemove={() => {
                      onEdit('Remove a row', removeRow(table, row))
                      rowIds.edit((before) => before.toSpliced(row, 1))
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <ActionButton look="framed" data-place={`${group} questions`} onClick={() => insertRow(rows.length)}>
          Add row
        </ActionButton>
        <ActionButton look="framed" onClick={() => insertColumn(columnIds.ids.length)}>
          Add column
        </ActionButton>
      </div>
      <p className={text.small}>
        Arrow keys, Tab and Enter go from cell to cell; with Alt, arrows move the row or the column, Enter
        adds a row and Shift+Enter a column.
      </p>
    </div>
  )
}
