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
