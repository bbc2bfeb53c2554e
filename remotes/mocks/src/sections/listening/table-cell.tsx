import text from '@console/authoring/styles/text.module.css'
import { type Cell, type MockContent, type NodeId, readField, setField, toRef } from '@console/ielts'
import { emptyCell, readCell, setCell, toCellSource } from '@console/ielts/sections'
import { useState } from 'react'
import { GapInput } from '../../authoring/questions/gap-input.tsx'
import { usePlaceMessage } from '../../editing/mock-editor-context.ts'
import { useBodyChange } from './use-body-change.ts'

const readTable = ({ nodes }: MockContent, group: NodeId) =>
  readField(nodes, toRef('listening.group', group), 'question')

type TableCellProps = {
  group: NodeId
  row: number
  column: number
  /** Undefined if the row is shorter than the table. */
  cell: Cell | undefined
  /** Null for fixed text. */
  number: number | null
  answer: string
}

export function TableCell({ group, row, column, cell = emptyCell(), number, answer }: TableCellProps) {
  const change = useBodyChange(group)
  const place = `${group} cell ${row} ${column}`
  const message = usePlaceMessage(place)
  const source = toCellSource(cell, answer)
  const isBlank = cell.type === 'blank'
  // Keeps the text as typed, spaces included, until the cell changes.
  const [typed, setTyped] = useState({ text: '', source: '' })

  function write(text: string) {
    const { fields, answer: given } = readCell(text, cell)
    const isOther = (fields.type === 'blank') !== isBlank
    change(
      isOther ? 'Make a gap' : 'Edit a cell',
      (content) => {
        const table = readTable(content, group)
        if (table === undefined) return content
        const next = setCell(table, row, column, fields, emptyCell)
        return setField(toRef('listening.group', group), 'question', next)(content)
      },
      {
        given: (content) => {
          const of = readTable(content, group)?.rows[row]?.[column]
          if (given === null || of?.type !== 'blank') return []
          return [{ of, answer: given, ...(cell.type === 'blank' && { was: cell }) }]
        },
        ...(isOther ? {} : { mergeKey: place }),
      },
    )
    setTyped({ text, source: toCellSource(fields, given ?? '') })
  }

  return (
    <td data-blank={isBlank || undefined}>
      <GapInput
        aria-label={
          number === null
            ? `Row ${row + 1}, column ${column + 1}`
            : `Question ${number}, row ${row + 1}, column ${column + 1}`
        }
        aria-description={message}
        data-place={place}
        data-list={`cell ${row} ${column}`}
        data-row={row}
        data-column={column}
        value={typed.source === source ? typed.text : source}
        onText={write}
      />
      {number !== null && <span className={text.small}>Question {number}</span>}
    </td>
  )
}
