import { splitLines } from '@console/values/text/line-breaks'
import type { Table } from '../../document/listening-body.ts'
import { toTypedGap } from '../../keys/gap-text.ts'
import { emptyCell, readCell } from './line-source.ts'

const gaps = /_{2,}/g

/**
 * Reads questions with bars between cells as a table. A row with several gaps is as many questions; the first has the
 * cells up to the next gap. Null if a line has no bar, or a cell has two gaps.
 */
export function readTable(questions: readonly string[]): Table | null {
  const lines: string[] = []
  const columns = Math.max(
    ...questions.flatMap((text) => splitLines(text)).map((line) => line.split('|').length),
  )
  for (const question of questions) {
    for (const [index, line] of splitLines(question).entries()) {
      const isStart = !/^\s*(?:\||_{2,})/.test(line) || line.split('|').length === columns
      if (index > 0 || isStart || lines.length === 0) lines.push(line)
      else lines.push(`${lines.pop()} ${line.trim()}`)
    }
  }
  const [first = [], ...others] = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  const isHead = first.every((cell) => !/_{2,}/.test(cell))
  const rows = isHead ? others : [first, ...others]
  const isTable = columns > 1 && [first, ...others].every((cells) => cells.length > 1)
  if (!isTable || rows.flat().some((cell) => (cell.match(gaps)?.length ?? 0) > 1)) return null
  return {
    headers: isHead ? first : first.map(() => ''),
    rows: rows.map((cells) =>
      cells.map((cell) => readCell(cell.replace(gaps, toTypedGap('')), emptyCell()).fields),
    ),
  }
}
