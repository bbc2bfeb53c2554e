import { splitColumns } from '../lines/item-patterns.ts'
import type { TextLine } from '../lines/text-line.ts'

/** A key in rows: the numbers in one, the answers in the next. */
export function transposeRows(lines: readonly TextLine[]): TextLine[] {
  const turned: TextLine[] = []
  let numbers: number[] | null = null
  for (const line of lines) {
    const answers = numbers === null ? null : matchAnswers(line.text, numbers.length)
    if (numbers !== null && answers !== null) {
      const row = numbers
      turned.pop()
      turned.push(...answers.map((answer, index) => ({ at: line.at, text: `${row[index]} ${answer}` })))
      numbers = null
    } else {
      numbers = matchNumbers(line.text)
      turned.push(line)
    }
  }
  return turned
}

const withoutLabel = (cells: readonly string[]): string[] =>
  /^(?:questions?|answers?|no\.?|q|a|key|number)[:.]?$/i.test(cells[0] ?? '') && cells.length > 3
    ? cells.slice(1)
    : [...cells]

/** Three numbers or more, each the next of the one before. */
function matchNumbers(text: string): number[] | null {
  const cells = withoutLabel(text.split(/\s+/))
  if (cells.length < 3 || !cells.every((cell) => /^\d{1,2}[.)]?$/.test(cell))) return null
  const numbers = cells.map((cell) => Number.parseInt(cell, 10))
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
    ? numbers
    : null
}

function matchAnswers(text: string, count: number): string[] | null {
  const cells = splitColumns(text)
  const found = [withoutLabel(cells), cells, withoutLabel(text.split(/\s+/)), text.split(/\s+/)].find(
    (each) => each.length === count,
  )
  return found === undefined || matchNumbers(text) !== null ? null : found
}
