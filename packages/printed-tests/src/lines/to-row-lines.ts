/**
 * A row of a table, the paragraphs of each cell given, as lines of a printed page. A row of one cell is a box around lines;
 * cells with the same number of short lines stand beside each other line by line.
 */
export function toRowLines(cells: readonly (readonly string[])[]): string[] {
  const filled = cells
    .map((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
  const [first = []] = filled
  if (filled.length <= 1) return [...first]
  const isBeside =
    first.length > 1 && filled.every((lines) => lines.length === first.length && lines.every(isShort))
  if (!isBeside && isKeyRow(filled)) {
    return filled.flatMap((lines, column) =>
      column % 2 === 1 ? [] : lines.map((number, index) => `${number}\t${filled[column + 1]?.[index]}`),
    )
  }
  return isBeside
    ? first.map((_, index) => filled.map((lines) => lines[index]).join('\t'))
    : [filled.map((lines) => lines.join(' ')).join('\t')]
}

/** A cell of a table with the lines in it, and how many columns and rows it takes. */
export type TableCell = { lines: string[]; across: number; down: number }

export const openCell = (across = 1, down = 1): TableCell => ({
  lines: [],
  across: Math.min(20, Math.max(1, across || 1)),
  down: Math.min(200, Math.max(1, down || 1)),
})

const taken = ['–']

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
  const filled = cells.filter(({ lines }) => lines.length > 0)
  return filled.length === 1 &&
    (filled[0]?.lines.length !== 1 || cells.length === row.length || filled[0].across > 1)
    ? filled.map(({ lines }) => lines)
    : row
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
