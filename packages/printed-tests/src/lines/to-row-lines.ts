import { hasRun } from '../patterns/gap-patterns.ts'

/** The number of a question or the letter of an option, in a cell of its own. */
const mark = /^[([]?(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})[)\].:]?$/i

/** The rows of a table as lines of a printed page. A cell without text leaves a dash where its column has words in other rows. */
export function toTableLines(rows: readonly (readonly TableCell[])[]): string[] {
  const below: number[] = []
  const placed = rows.map((cells) => placeCells(cells, below))
  const hasWords = (lines: readonly string[] = []) =>
    lines.some((line) => line.trim() !== '' && line !== dash && !mark.test(line.trim()))
  const columns = Math.max(0, ...placed.map((row) => row.length))
  const worded = Array.from({ length: columns }, (_, column) => placed.some((row) => hasWords(row[column])))
  return placed.flatMap((row) => toRowLines(row, worded))
}

/**
 * A row of a table, the paragraphs of each cell given, as lines of a printed page. A row of one cell is a box around lines;
 * cells with the same number of short lines stand beside each other line by line. `worded` columns keep empty cells.
 */
export function toRowLines(cells: readonly (readonly string[])[], worded: readonly boolean[] = []): string[] {
  const trimmed = cells.map((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
  const filled = trimmed.filter((lines) => lines.length > 0)
  const [first = []] = filled
  const start = trimmed.indexOf(first)
  if (filled.length <= 1 && !(start > 0 && worded[0] === true && isGap(first))) return [...first]
  const isBeside =
    first.length > 1 && filled.every((lines) => lines.length === first.length && lines.every(isShort))
  if (!isBeside && isKeyRow(filled)) {
    return filled.flatMap((lines, column) =>
      column % 2 === 1 ? [] : lines.map((number, index) => `${number}\t${filled[column + 1]?.[index]}`),
    )
  }
  return isBeside
    ? first.map((_, index) => filled.map((lines) => lines[index]).join('\t'))
    : [trimmed.flatMap(toCell).join('\t')]

  function toCell(lines: readonly string[], column: number): string[] {
    if (lines.length > 0) return [lines.join(' ')]
    const isBehind = trimmed.slice(column).every((cell) => cell.length === 0)
    const isBesideMark = column < start && mark.test(first.join(' '))
    return worded[column] === true && !isBehind && !isBesideMark ? [dash] : []
  }
}

/** A cell of a table with the lines in it, and how many columns and rows it takes. */
export type TableCell = { lines: string[]; across: number; down: number }

export const openCell = (across = 1, down = 1): TableCell => ({
  lines: [],
  across: Math.min(20, Math.max(1, across || 1)),
  down: Math.min(200, Math.max(1, down || 1)),
})

const dash = '–'
const taken = [dash]

/** One line with a gap to write in. */
const isGap = (lines: readonly string[]): boolean => lines.length === 1 && hasRun(lines[0] ?? '')

/** The cells of a row in their columns: merged cells leave a dash where they go on. `below` counts the rows that they take. */
export function placeCells(cells: readonly TableCell[], below: number[]): string[][] {
  const row: string[][] = []
  const skipTaken = () => {
    for (let left = below[row.length] ?? 0; left > 0; left = below[row.length] ?? 0) {
      below[row.length] = left - 1
      row.push(taken)
    }
  }
  for (const { lines, across, down } of cells) {
    skipTaken()
    for (let nth = 0; nth < across; nth += 1) {
      below[row.length] = down - 1
      row.push(nth === 0 ? lines : taken)
    }
  }
  skipTaken()
  // A box around several lines is no row.
  const filled = cells.filter(({ lines }) => lines.some((line) => line.trim() !== ''))
  const [only] = filled
  if (filled.length !== 1 || only === undefined) return row
  const isInColumn =
    cells.length < row.length ? only.lines.length === 1 : only !== cells[0] && isGap(only.lines)
  return isInColumn && only.across === 1 ? row : [only.lines]
}

/** Numbers in one cell and as many answers in the next, as often as there is room. */
const isKeyRow = (cells: readonly (readonly string[])[]): boolean =>
  cells.every((lines, column) =>
    column % 2 === 0
      ? lines.length > 1 &&
        lines.length === cells[column + 1]?.length &&
        lines.every((line) => /^\d{1,2}[.)]?$/.test(line))
      : lines.every(isShort),
  )

const isShort = (line: string): boolean => line.length <= 40
