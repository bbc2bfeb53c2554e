import type { Lines, TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'

const rule = /^\s{0,20}\+(?:[-=]{2,200}\+){1,20}\s*$/

/** A table that is drawn with `+---+` and `|`: what stands between two of its rules is one row, however many lines it takes. */
export function joinRuledRows(lines: Lines): TextLine[] {
  const joined: TextLine[] = []
  for (let start = 0; start < lines.length; ) {
    let end = start + 1
    while (end < lines.length && isInside(lines[end - 1]) && isInside(lines[end])) end += 1
    const table = lines.slice(start, end)
    // One with rules below its head and around it alone has a row on each line.
    const isRuled = table.filter(({ text }) => rule.test(text)).length > 3
    joined.push(...(isRuled ? joinRows(table) : table))
    start = end
  }
  return joined.filter(({ text }) => !rule.test(text))
}

const isInside = (line: TextLine | undefined): boolean =>
  rule.test(line?.text ?? '') || piped.test(line?.text ?? '')

const piped = /^\s{0,20}\|.*\|\s*$/

function joinRows(table: Lines): TextLine[] {
  const rows: TextLine[][] = [[]]
  for (const line of table) {
    if (rule.test(line.text)) rows.push([])
    else rows.at(-1)?.push(line)
  }
  return rows.flatMap((row) => {
    const cells = row.map(({ text }) => text.trim().slice(1, -1).split('|'))
    const joined = cells[0]?.map((_, nth) =>
      cells
        .map((line) => line[nth]?.trim() ?? '')
        .join(' ')
        .trim(),
    )
    return joined === undefined ? [] : [{ at: row[0]?.at ?? 0, text: joined.join('\t') }]
  })
}

/** In a table of spaces a cell may run over two lines, right below the first: the second begins at the same place. */
export function joinWrappedCells(lines: Lines): TextLine[] {
  const joined: TextLine[] = []
  for (const [index, line] of lines.entries()) {
    const before = joined.at(-1)
    const text = before === undefined ? null : joinCells(before.text, line.text, isRowApart(lines, index))
    if (before === undefined || text === null) joined.push(line)
    else joined[joined.length - 1] = { at: before.at, text }
  }
  return joined
}

/** Whether empty lines stand around the row whose second line this is. */
const isRowApart = (lines: Lines, index: number): boolean =>
  [index - 2, index + 1].every((at) => (lines[at]?.text ?? '').trim() === '')

type Cell = { from: number; text: string }

/** Cells of a line by where they begin. */
const listSpacedCells = (line: string): Cell[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => ({ from: found.index, text: found[0] }))

/** A small letter, or the gap of a row that begins above. */
const goesOn = /^(?:[a-z]{2}|a\s|[([]?\d{1,2}[)\].]?\s?(?:[£$€]\s?)?(?:_{2}|\.{3}|…|\. \. \.))/

function joinCells(row: string, line: string, isApart: boolean): string | null {
  // “Cooking on a”, and below it “fire”
  const isFirst = isApart || (/^[A-Z]/.test(row) && /^[a-z]/.test(line))
  if (row.includes('\t') || line.includes('\t') || !(isFirst || line.startsWith('   '))) return null
  const cells = listSpacedCells(row)
  const more = listSpacedCells(line)
  const isBelow = more.every(
    ({ from, text }) =>
      (goesOn.test(text) || (isApart && (!/^[A-Z\d]{1,2}(?:[.)]|\s|$)/.test(text) || hasRun(text)))) &&
      cells.some((cell, nth) => (isFirst || nth > 0) && cell.from === from),
  )
  if (cells.length < 3 || more.length >= cells.length || !isBelow || !more.some(({ from }) => from > 0))
    return null
  // Wide enough for the cell to begin at the same place again where a third line goes on.
  const joined = cells
    .map((cell, nth) => {
      const below = more.find(({ from }) => from === cell.from)
      const text = below === undefined ? cell.text : `${cell.text} ${below.text}`
      return text.padEnd((cells[nth + 1]?.from ?? 0) - cell.from - 3).concat('   ')
    })
    .join('')
    .trimEnd()
  return ' '.repeat(cells[0]?.from ?? 0) + joined
}
