import type { Cell, Table } from '../../document/listening-body.ts'
import { toTypedGap } from '../../keys/gap-text.ts'
import { mayBeTable, type QuestionType, toTraits } from '../../question-types/question-types.ts'
import { type GapTable, readPrintedTable, type TableCell, withoutBars } from '../reading/gap-table.ts'
import type { GroupDraft } from '../tasks/group-draft.ts'
import { emptyCell, readCell } from './line-source.ts'

/** Reads questions with bars between cells as a table with one gap per cell, as on the wire; null if they are a list. */
export function readTable(type: QuestionType, questions: readonly string[]): Table | null {
  const table = mayBeTable(type) ? readPrintedTable({ title: '', texts: questions }) : null
  if (table === null) return null
  const isForm = toTraits(type).body === 'lines' && hasLabels(table)
  const { heads, rows } = isForm
    ? { heads: [], rows: [table.heads.map((head) => [head]), ...table.rows] }
    : table
  const columns = Math.max(...rows.map((cells) => cells.length))
  return {
    headers: Array.from({ length: columns }, (_, column) => heads[column] ?? ''),
    rows: rows.filter((cells) => cells.length > 0).flatMap(toRows),
  }
}

/** The first row of a form is no header: it has labels on the left, and gaps only on the right. */
const hasLabels = ({ heads, rows }: GapTable): boolean =>
  heads.length === 2 &&
  rows.every(
    ([label = [], ...values]) => values.length === 0 || label.every((run) => typeof run === 'string'),
  )

/** A cell with several gaps continues in rows of its own, so that the numbers keep their order. */
function toRows(cells: readonly TableCell[]): Cell[][] {
  const rows: Cell[][] = [[]]
  for (const [column, cell] of cells.entries())
    for (const [nth, text] of cutAtGaps(cell).entries()) {
      if (nth > 0) rows.push(Array.from({ length: column }, emptyCell))
      rows.at(-1)?.push(readCell(text, emptyCell()).fields)
    }
  return rows
}

/** The cell as text, cut before each gap but the first. */
function cutAtGaps(cell: TableCell): string[] {
  const texts = ['']
  let hasGap = false
  for (const run of cell) {
    if (typeof run !== 'string' && hasGap) texts.push('')
    hasGap ||= typeof run !== 'string'
    texts.push(`${texts.pop()}${typeof run === 'string' ? run : toTypedGap('')}`)
  }
  return texts
}

/** A pasted group with its table; whatever is no table is a list without bars. */
export function withPastedTable(draft: GroupDraft): GroupDraft {
  const table = readTable(draft.type, draft.questions)
  if (table !== null) return { ...draft, table }
  return mayBeTable(draft.type) ? { ...draft, questions: draft.questions.map(withoutBars) } : draft
}
