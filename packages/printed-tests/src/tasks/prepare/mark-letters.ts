import { toNumeral } from '@console/ielts'
import type { TextLine } from '../../model/text-line.ts'
import { matchNumbered, splitColumns } from '../../patterns/item-patterns.ts'

/** Fewer letters below one another may be words: “a factory”. */
const fewest = 3
const mostLetters = 26

/** “a from a newspaper”: letters without a bracket get one where they follow one another, on a line or below each other. */
export function markLetters(lines: readonly TextLine[]): TextLine[] {
  const rows = lines.map(({ at, text }) => ({ at, cells: markRow(splitColumns(text)) }))
  for (let index = 0; index < rows.length; index += 1) {
    if (!isLetter(rows[index]?.cells.at(-1) ?? '', 0)) continue
    const run = takeRun(rows.slice(index, index + mostLetters).map(({ cells }) => cells.at(-1) ?? ''))
    if (run < fewest) continue
    for (const { cells } of rows.slice(index, index + run)) cells.push(mark(cells.pop() ?? ''))
    index += run - 1
  }
  return lines.map((line, index) => {
    const text = rows[index]?.cells.join('\t') ?? line.text
    return text === splitColumns(line.text).join('\t') ? line : { at: line.at, text }
  })
}

const mark = (cell: string): string => `${cell.charAt(0)}) ${cell.slice(2)}`

const isLetter = (cell: string, place: number): boolean =>
  cell.startsWith(`${String.fromCharCode(97 + place)} `)

/** How many cells from the first begin with a, b, c and so on. */
function takeRun(cells: readonly string[]): number {
  const end = cells.findIndex((cell, place) => !isLetter(cell, place))
  return end === -1 ? cells.length : end
}

/** “5 The garden used to be   a a factory   b a car park” */
function markRow(cells: readonly string[]): string[] {
  const start = cells.findIndex((cell) => isLetter(cell, 0))
  const run = start === -1 ? 0 : takeRun(cells.slice(start))
  const isRow = run > 1 && start + run === cells.length
  return cells.map((cell, index) => (isRow && index >= start ? mark(cell) : cell))
}

/** “List of headings” and 1, 2, 3 below it: headings have numerals. */
export function markNumeralHeadings(lines: readonly TextLine[]): TextLine[] {
  const head = lines.findIndex(({ text }) => /^(?:list of )?headings:?$/i.test(text))
  let place = head === -1 ? Number.NaN : 0
  return lines.map((line, index) => {
    if (index <= head || line.text === '') return line
    const found = matchNumbered(line.text)
    if (found?.number !== place + 1 || /^(?:paragraph|section)\b/i.test(found.rest)) {
      place = Number.NaN
      return line
    }
    place += 1
    return { at: line.at, text: `${toNumeral(place - 1)}. ${found.rest}` }
  })
}
