import type { TextLine } from '../model/text-line.ts'

/** In a table of spaces a cell may run over two lines: the second begins with a small letter, right below the first. */
export function joinWrappedCells(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const text = before === undefined ? null : joinCells(before.text, line.text)
    if (before === undefined || text === null) joined.push(line)
    else joined[joined.length - 1] = { at: before.at, text }
  }
  return joined
}

type Cell = { from: number; text: string }

/** Cells of a line by where they begin. */
const listCells = (line: string): Cell[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => ({ from: found.index, text: found[0] }))

function joinCells(row: string, line: string): string | null {
  if (!line.startsWith('   ') || row.includes('\t') || line.includes('\t')) return null
  const cells = listCells(row)
  const more = listCells(line)
  const isBelow = more.every(
    ({ from, text }) => /^[a-z]{2}/.test(text) && cells.some((cell, nth) => nth > 0 && cell.from === from),
  )
  if (more.length === 0 || cells.length < 3 || !isBelow) return null
  return cells
    .map((cell) => {
      const below = more.find(({ from }) => from === cell.from)
      return below === undefined ? cell.text : `${cell.text} ${below.text}`
    })
    .join('   ')
}
