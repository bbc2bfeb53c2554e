import text from '@console/authoring/styles/text.module.css'
import type { NodeId } from '@console/ielts'
import { readCellText, type SourceTable, setCell, toCellText } from '@console/ielts/sections'
import { upperFirst } from 'es-toolkit/string'
import { useState } from 'react'
import { GapInput } from '../../authoring/questions/gap-input.tsx'
import { usePlaceMessage } from '../../editing/mock-editor-context.ts'

type SourceCellFieldProps = {
  place: string
  row: number
  column: number
  table: SourceTable
  numberOf(id: NodeId | null): number
  onEdit(name: string, next: SourceTable, mergeKey?: string): void
}

/** A cell of a reading table; below it are the questions that its gaps are. */
export function SourceCellField({ place, row, column, table, numberOf, onEdit }: SourceCellFieldProps) {
  const cell = table.rows[row]?.[column] ?? []
  const ids = cell.flatMap((run) => (typeof run === 'string' ? [] : [run.id]))
  const message = usePlaceMessage(`${ids[0]} text`)
  const source = toCellText(cell)
  // The typed text stays as it is, spaces and all, until the cell changes to another.
  const [typed, setTyped] = useState({ text: '', source: '' })
  const numbers = ids.map(numberOf)
  const asked =
    numbers.length === 0 ? '' : `${numbers.length > 1 ? 'Questions' : 'Question'} ${numbers.join(' and ')}, `
  const label = `${asked}row ${row + 1}, column ${column + 1}`

  function write(next: string) {
    const read = readCellText(next, cell)
    const gaps = read.filter((run) => typeof run !== 'string').length
    const isOther = gaps !== ids.length
    onEdit(
      isOther ? 'Make a gap' : 'Edit a cell',
      setCell(table, row, column, read, () => []),
      isOther ? undefined : place,
    )
    setTyped({ text: next, source: toCellText(read) })
  }

  return (
    <td data-blank={ids.length > 0 || undefined}>
      <GapInput
        aria-label={upperFirst(label)}
        aria-description={message}
        data-place={place}
        data-list={`cell ${row} ${column}`}
        data-row={row}
        data-column={column}
        value={typed.source === source ? typed.text : source}
        onText={write}
      />
      {ids.map((id, index) => (
        <span key={id} className={text.small} data-place={`${id} text`} tabIndex={-1}>
          <span data-place={`${id} answer`} tabIndex={-1}>
            Question {numbers[index]}{' '}
          </span>
        </span>
      ))}
    </td>
  )
}
