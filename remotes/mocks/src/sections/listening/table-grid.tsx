import { isBlank, type NodeId, readField, setField, type Table, toRef } from '@console/ielts'
import { emptyCell } from '@console/ielts/sections'
import { CellGrid } from '../../authoring/grid/cell-grid.tsx'
import { useMockContent, useMockEditing } from '../../editing/mock-editor-context.ts'
import { readAnswers } from './keep-answers.ts'
import { TableCell } from './table-cell.tsx'
import { useBodyChange } from './use-body-change.ts'

const noTable: Table = { headers: [], rows: [] }

type TableGridProps = { group: NodeId; first: number }

/** A table of fixed text and gaps, which are typed as `[[answer]]`. */
export function TableGrid({ group, first }: TableGridProps) {
  const { store } = useMockEditing()
  const change = useBodyChange(group)
  const ref = toRef('listening.group', group)
  const table = useMockContent(({ nodes }) => readField(nodes, ref, 'question')) ?? noTable
  const key = useMockContent(({ nodes }) => readField(nodes, ref, 'correct_answer'))
  const answers = key === undefined ? null : readAnswers(store.read(), group)
  const blanks = table.rows.flat().filter(isBlank)
  return (
    <CellGrid
      group={group}
      table={table}
      empty={emptyCell}
      onEdit={(name, next, mergeKey) =>
        change(name, setField(ref, 'question', next), mergeKey === undefined ? {} : { mergeKey })
      }
    >
      {(row, column) => {
        const cell = table.rows[row]?.[column]
        const at = cell?.type === 'blank' ? blanks.indexOf(cell) : -1
        return (
          <TableCell
            group={group}
            row={row}
            column={column}
            cell={cell}
            number={at === -1 ? null : first + at}
            answer={cell?.type === 'blank' ? (answers?.get(cell) ?? '') : ''}
          />
        )
      }}
    </CellGrid>
  )
}
