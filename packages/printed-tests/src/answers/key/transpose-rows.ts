import { type Lines, mapTexts, type TextLine } from '../../model/text-line.ts'
import { matchNamed } from '../../patterns/exercise-heads.ts'
import { joinMarks, numberAlone, splitColumns } from '../../patterns/item-patterns.ts'
import { parseEntry } from '../../patterns/key-entries.ts'

/** A key in rows: the numbers in one, the answers in the next. */
export function transposeRows(lines: Lines): TextLine[] {
  const turned: TextLine[] = []
  let numbers: string[] | null = null
  let isTable = false
  for (const line of lines) {
    const answers = numbers === null ? null : matchAnswers(line.text, numbers.length)
    if (numbers !== null && answers !== null) {
      const row = numbers
      turned.pop()
      isTable = true
      turned.push(...answers.map((answer, index) => ({ at: line.at, text: `${row[index]} ${answer}` })))
      numbers = null
    } else {
      numbers = matchNumbers(line.text, isTable ? 1 : 3)
      turned.push(line)
    }
  }
  return turned
}

/** A column of numbers that was read before the column of their answers. */
export function joinColumns(printed: Lines): Lines {
  const lines = printed.filter(({ text }) => !/^(?:answers?|no\.?)?$/i.test(text))
  const from = lines.findIndex(({ text }) => numberAlone(text) !== null)
  const numbers = lines.slice(from).map(({ text }) => numberAlone(text))
  const count = numbers.findIndex((number, index) => number !== (numbers[0] ?? 0) + index)
  const end = from + 2 * count
  if (from === -1 || count < 3 || lines.length < end) return printed
  const answers = mapTexts(lines.slice(from + count, end), (text, index) => `${numbers[index]} ${text}`)
  return [...lines.slice(0, from), ...answers, ...joinColumns(lines.slice(end))]
}

const withoutLabel = (cells: readonly string[]): string[] =>
  /^(?:questions?|answers?|no\.?|q|a|key|number)[:.]?$/i.test(cells[0] ?? '') && cells.length > 3
    ? cells.slice(1)
    : [...cells]

/** At least three consecutive numbers; fewer suffice below such a row. */
function matchNumbers(text: string, fewest = 3): string[] | null {
  const cells = withoutLabel(text.split(/\s+/))
  if (cells.length < fewest || !cells.every((cell) => /^\d{1,2}(?:[-–&/]\d{1,2})?[.)]?$/.test(cell)))
    return null
  const ends = cells.map((cell) => cell.split(/[-–&/]/).map((part) => Number.parseInt(part, 10)))
  return ends.every(([first], index) => index === 0 || first === (ends[index - 1]?.at(-1) ?? 0) + 1)
    ? cells
    : null
}

function matchAnswers(text: string, count: number): string[] | null {
  const cells = splitColumns(text)
  const found = [withoutLabel(cells), cells, withoutLabel(text.split(/\s+/)), text.split(/\s+/)].find(
    (each) => each.length === count,
  )
  return found === undefined || matchNumbers(text) !== null ? null : found
}

/** “1 Barrow   1 TRUE”: keys stand beside each other. In a row with fewer cells the lengths of exercises tell whose they are. */
export function turnColumns(key: Lines, exercises: readonly { last: number }[] = []): Lines {
  const rows = key.map(({ at, text }) => ({ at, text, cells: joinMarks(splitColumns(text)) }))
  const isNamed = rows.some(({ cells }) => cells[1] && cells.every((cell) => matchNamed(cell)?.rest === ''))
  const beside = rows.filter(({ cells }) => {
    const [number, ...others] = cells.map((cell) => parseEntry(cell)?.first)
    return number !== undefined && others.length > 0 && others.every((other) => other === number)
  })
  const width = beside[0]?.cells.length ?? 0
  if (beside.length < (isNamed ? 1 : 3)) return key
  const columns = Array.from({ length: width }, (): TextLine[] => [])
  for (const { at, text, cells } of rows) {
    let column = -1
    for (const cell of cells.length > width ? [text] : cells) {
      const number = cells.length < width && exercises.length === width ? (parseEntry(cell)?.first ?? 0) : 0
      column = columns.findIndex((_, place) => place > column && number <= (exercises[place]?.last ?? number))
      columns.at(column)?.push({ at, text: cell })
    }
  }
  return columns.flat()
}
