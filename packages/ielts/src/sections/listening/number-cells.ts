import { setField } from '../../document/field-commands.ts'
import { type BlankCell, type Cell, isBlank, type ListeningGroup } from '../../document/listening-body.ts'
import type { MockCommand, MockContent } from '../../document/mock-content.ts'
import { readRange } from '../../document/mock-figures.ts'
import { isKind } from '../../document/mock-node.ts'

type NumberedTable = { group: ListeningGroup; cells: [cell: BlankCell, number: string][] }

/** The blank cells of every table with their question numbers. */
function listNumbered(content: MockContent): NumberedTable[] {
  return Object.values(content.nodes).flatMap((group) => {
    if (!isKind(group, 'listening.group') || group.fields.question === undefined) return []
    const { first } = readRange(content, group.id)
    const blanks = group.fields.question.rows.flat().filter(isBlank)
    return { group, cells: blanks.map((cell, index) => [cell, String(first + index)]) }
  })
}

/**
 * Wraps a command: placeholders of blank cells that are question numbers follow the numbering, and new cells get theirs.
 * Other placeholders of the server stay.
 */
export const numberCells =
  (command: MockCommand): MockCommand =>
  (content) => {
    const next = command(content)
    if (next === content) return next
    const named = new Map(listNumbered(content).flatMap(({ cells }) => cells))
    return listNumbered(next).reduce((current, { group, cells }) => {
      const renamed = new Map(
        cells.filter(([cell, number]) => {
          const { placeholder } = cell
          if (placeholder === number || typeof placeholder !== 'string') return false
          const was = named.get(cell)
          return was === undefined ? /^\d*$/.test(placeholder) : was === placeholder
        }),
      )
      return renamed.size === 0 ? current : renameCells(current, group, renamed)
    }, next)
  }

function renameCells(
  content: MockContent,
  group: ListeningGroup,
  renamed: ReadonlyMap<Cell, string>,
): MockContent {
  const { question, correct_answer } = group.fields
  if (question === undefined) return content
  const names = new Map<unknown, string>()
  const rows = question.rows.map((row) =>
    row.map((cell) => {
      const placeholder = renamed.get(cell)
      if (placeholder === undefined || !isBlank(cell)) return cell
      names.set(cell.placeholder, placeholder)
      return { ...cell, placeholder }
    }),
  )
  const table = setField(group, 'question', { ...question, rows })(content)
  if (correct_answer?.every((answer) => typeof answer === 'string') !== false) return table
  const answers = correct_answer.map((answer) =>
    typeof answer === 'string'
      ? answer
      : { ...answer, questionId: names.get(answer.questionId) ?? answer.questionId },
  )
  return setField(group, 'correct_answer', answers)(table)
}
