import { ActionButton } from '@console/authoring/controls/action-button'
import { RowActions } from '@console/authoring/controls/row-actions'
import { TextArea } from '@console/authoring/fields/text-area'
import text from '@console/authoring/styles/text.module.css'
import { isBlank, type NodeId, readField, setField, type Table, toRef } from '@console/ielts'
import {
  addColumn,
  addRow,
  countColumns,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  setHeading,
} from '@console/ielts/sections'
import { readKey } from '@console/shared/ui/read-key'
import { createId } from '@console/values/ids/create-id'
import { insertAt, moveTo } from '@console/values/json/ordered-list'
import type { KeyboardEvent } from 'react'
import { focusPlace } from '../../authoring/questions/focus-place.ts'
import { gapHint } from '../../authoring/questions/gap-input.tsx'
import { useMockContent, useMockEditing } from '../../editing/mock-editor-context.ts'
import { readAnswers } from './keep-answers.ts'
import styles from './listening-editor.module.css'
import { TableCell } from './table-cell.tsx'
import { toTableStep } from './table-keys.ts'
import { useBodyChange } from './use-body-change.ts'
import { useTableIds } from './use-table-ids.ts'

const noTable: Table = { headers: [], rows: [] }

type TableGridProps = { group: NodeId; first: number }

/** A table of fixed text and gaps, which are typed as `[[answer]]`. */
export function TableGrid({ group, first }: TableGridProps) {
  const { store } = useMockEditing()
  const change = useBodyChange(group)
  const ref = toRef('listening.group', group)
  const table = useMockContent(({ nodes }) => readField(nodes, ref, 'question')) ?? noTable
  const key = useMockContent(({ nodes }) => readField(nodes, ref, 'correct_answer'))
  const { rows, headers } = table
  const rowIds = useTableIds(rows.length)
  const columnIds = useTableIds(countColumns(table))
  const answers = key === undefined ? null : readAnswers(store.read(), group)
  const blanks = rows.flat().filter(isBlank)

  function edit(name: string, next: Table, mergeKey?: string) {
    change(name, setField(ref, 'question', next), mergeKey === undefined ? {} : { mergeKey })
  }

  const focus = (row: number, column: number) =>
    focusPlace(`${group} ${row === -1 ? `heading ${column}` : `cell ${row} ${column}`}`)

  function shiftRow(row: number, by: 1 | -1, column = 0) {
    const to = Math.max(0, Math.min(rows.length - 1, row + by))
    edit('Move a row', moveRow(table, row, by))
    rowIds.edit((before) => moveTo(before, before[row] ?? '', to))
    focus(to, column)
  }

  function shiftColumn(column: number, by: 1 | -1, row = -1) {
    const to = Math.max(0, Math.min(columnIds.ids.length - 1, column + by))
    edit('Move a column', moveColumn(table, column, by))
    columnIds.edit((before) => moveTo(before, before[column] ?? '', to))
    focus(row, to)
  }

  function insertRow(at: number, column = 0) {
    edit('Add a row', addRow(table, at))
    rowIds.edit((before) => insertAt(before, at, createId()))
    focus(at, column)
  }

  function insertColumn(at: number, row = -1) {
    edit('Add a column', addColumn(table, at))
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
        // Enter in the last row adds one.
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
                      edit('Heading', setHeading(table, column, typed), `${group} heading ${column}`)
                    }
                  />
                  <RowActions
                    noun={`column ${column + 1}`}
                    axis="column"
                    onMove={(by) => shiftColumn(column, by)}
                    onRemove={() => {
                      edit('Remove a column', removeColumn(table, column))
                      columnIds.edit((before) => before.toSpliced(column, 1))
                    }}
                  />
                </th>
              ))}
              <td className={styles.row} />
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={rowIds.ids[row]}>
                {columnIds.ids.map((id, column) => {
                  const cell = cells[column]
                  const at = cell?.type === 'blank' ? blanks.indexOf(cell) : -1
                  return (
                    <TableCell
                      key={id}
                      group={group}
                      row={row}
                      column={column}
                      cell={cell}
                      number={at === -1 ? null : first + at}
                      answer={cell?.type === 'blank' ? (answers?.get(cell) ?? '') : ''}
                    />
                  )
                })}
                <td className={styles.row}>
                  <RowActions
                    noun={`row ${row + 1}`}
                    onMove={(by) => shiftRow(row, by)}
                    onRemove={() => {
                      edit('Remove a row', removeRow(table, row))
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
