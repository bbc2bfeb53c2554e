import type { Lines, TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'

const rule = /^\s{0,20}\+(?:[-=]{2,200}\+){1,20}\s*$/

/** A table that is drawn with `+---+` and `|`: what stands between two of its rules is one row, however many lines it takes. */
export function joinRuledRows(lines: Lines): TextLine[] {
  const joined: TextLine[] = []
  let row: string[][] = []
  let at = 0
  const settle = () => {
    if (row.length > 0) joined.push({ at, text: row.map((cell) => cell.join(' ')).join('\t') })
    row = []
  }
  const ruled = markRuled(lines)
  for (const [index, line] of lines.entries()) {
    const cells = listPipedCells(line.text)
    const isJoined = cells.length > 1 && ruled[index] === true
    if (!isJoined || (row.length > 0 && row.length !== cells.length)) settle()
    if (rule.test(line.text)) continue
    if (!isJoined) joined.push(line)
    else {
      if (row.length === 0) at = line.at
      row = cells.map((cell, nth) => [...(row[nth] ?? []), ...(cell === '' ? [] : [cell])])
    }
  }
  settle()
  return joined
}

const listPipedCells = (text: string): string[] =>
  /^\s{0,20}\|.*\|\s*$/.test(text)
    ? text
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : []

/** The lines of tables that have a rule below each row, and not below the head and the frame alone. */
function markRuled(lines: Lines): boolean[] {
  const ruled: boolean[] = []
  for (let start = 0; start < lines.length; ) {
    let end = start
    let rules = 0
    for (let text = lines[end]?.text; text !== undefined && isInside(text); text = lines[end]?.text) {
      if (rule.test(text)) rules += 1
      end += 1
    }
    ruled.push(...Array.from({ length: Math.max(1, end - start) }, () => rules > 3))
    start = Math.max(end, start + 1)
  }
  return ruled
}

const isInside = (text: string): boolean => rule.test(text) || listPipedCells(text).length > 0

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
const goesOn = /^(?:[a-z]{2}|[([]?\d{1,2}[)\].]?\s?(?:_{2}|\.{3}|…))/

function joinCells(row: string, line: string, isApart: boolean): string | null {
  // “Cooking on a”, and below it “fire”
  const isFirst = isApart || (/^[A-Z]/.test(row) && /^[a-z]/.test(line))
  if (row.includes('\t') || line.includes('\t') || !(isFirst || line.startsWith('   '))) return null
  const cells = listSpacedCells(row)
  const more = listSpacedCells(line)
  const isBelow = more.every(
    ({ from, text }) =>
      (isApart ? !/^[A-Z\d]{1,2}(?:[.)]|\s|$)/.test(text) || hasRun(text) : goesOn.test(text)) &&
      cells.some((cell, nth) => (isFirst || nth > 0) && cell.from === from),
  )
  if (cells.length < 3 || more.length >= cells.length || !isBelow || !more.some(({ from }) => from > 0))
    return null
  // Wide enough for the cell to begin at the same place again where a third line goes on.
  return cells
    .map((cell, nth) => {
      const below = more.find(({ from }) => from === cell.from)
      const text = below === undefined ? cell.text : `${cell.text} ${below.text}`
      return text.padEnd((cells[nth + 1]?.from ?? 0) - cell.from - 3).concat('   ')
    })
    .join('')
    .trimEnd()
}
