import type { KeyGroup, KeyQuestion } from '@console/ielts'
import { type CellRun, readGroupTable } from '@console/ielts/sections'
import { Fragment, type ReactNode } from 'react'
import { ColumnHeads } from '../../preview/column-heads.tsx'
import { ScrolledTable } from '../../preview/scrolled-table.tsx'

type PrintedGapTableProps = { group: KeyGroup; toGap(question: KeyQuestion): ReactNode }

/** A table of a passage, as it is printed. */
export function PrintedGapTable({ group, toGap }: PrintedGapTableProps) {
  const { questions } = group
  const { heads, rows } = readGroupTable(group) ?? { heads: [], rows: [] }
  const columns = Math.max(heads.length, ...rows.map((cells) => cells.length))
  // biome-ignore-start lint/suspicious/noArrayIndexKey: rows, cells and pieces have no id
  return (
    <ScrolledTable questions={questions}>
      <ColumnHeads heads={heads} />
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column} dir="auto" colSpan={cells.length === 1 ? columns : undefined}>
                {cell.map((run, index) => (
                  <Fragment key={index}>{toPiece(run, questions, toGap)}</Fragment>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: rows, cells and pieces have no id
}

function toPiece(
  run: CellRun,
  questions: readonly KeyQuestion[],
  toGap: PrintedGapTableProps['toGap'],
): ReactNode {
  if (typeof run === 'string') return run
  const question = questions[run.gap]
  return question === undefined ? null : toGap(question)
}
