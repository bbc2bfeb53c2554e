import type { Lines, TextLine } from '../model/text-line.ts'
import { matchGroupHead } from '../patterns/head-patterns.ts'

/** Rows of two columns that follow one another; fewer are a table. */
const fewestRows = 6
const mostRows = 400

/** With the indents of their cells, which begin paragraphs. */
type Row = { at: number; left: string; right: string }

/** Running text in two columns that was copied line by line, side by side, is one column below the other again. */
export function separateColumns(lines: Lines): TextLine[] {
  const separated: TextLine[] = []
  for (let index = 0; index < lines.length; ) {
    const rows = takeRows(lines, index)
    if (rows.length < fewestRows || !(areColumns(rows) || areHeads(rows))) {
      separated.push(...lines.slice(index, index + 1))
      index += 1
      continue
    }
    const left = toColumn(rows, 'left')
    const right = toColumn(rows, 'right')
    separated.push(...left, ...listEnd(left, right[0]?.text.trim() ?? ''), ...right)
    index += rows.length
  }
  return separated
}

/** A paragraph ends with the column where its last line has a full stop, and room for the word that follows. */
function listEnd(column: Lines, next: string): TextLine[] {
  const last = column.at(-1)
  const width = Math.max(...column.map(({ text }) => text.trim().length))
  const [word = ''] = next.split(' ')
  const length = last?.text.trim().length ?? 0
  const hasRoom = length < width * 0.6 || length + 1 + word.length < width * 0.9
  const isEnd = last !== undefined && /[.?!]["”’]?$/.test(last.text) && hasRoom
  return isEnd ? [{ at: last.at, text: '' }] : []
}

/** From a row of two cells up to the last one at the same gutter; a cell may be empty in between. */
function takeRows(lines: Lines, from: number): Row[] {
  const gutter = findGutter(lines.slice(from, from + fewestRows))
  if (gutter === null) return []
  const rows: Row[] = []
  const [first] = lines.slice(from, from + 1).map((line) => cutRow(line, gutter))
  if (first == null || first.left === '' || first.right === '') return []
  for (const line of lines.slice(from, from + mostRows)) {
    const row = cutRow(line, gutter)
    if (row === null || pageNumber.test(line.text)) break
    rows.push(row)
  }
  const end = rows.findLastIndex(({ left, right }) => left !== '' && right !== '') + 1
  return [...rows.slice(0, end), ...takeTail(rows.slice(0, end), rows.slice(end))]
}

/** The longer column goes on alone: the right one as far as it goes, the left one up to an empty line. */
function takeTail(rows: readonly Row[], rest: readonly Row[]): Row[] {
  if (rest.every(({ left }) => left === ''))
    return rest.slice(0, rest.findLastIndex(({ right }) => right !== '') + 1)
  const width = Math.max(...rows.map(({ left }) => left.length))
  const end = rest.findIndex(({ left, right }) => left === '' || right !== '' || left.length > width + 2)
  return rest.slice(0, end === -1 ? rest.length : end)
}

const pageNumber = /^\s*(?:[-–—]\s?)?\d{1,3}(?:\s?[-–—])?\s*$/

/** The place at which the right column begins, or the pattern that stands before it. */
type Gutter = number | RegExp

const spaced = /^(\s{0,8}\S(?:.{0,200}?\S)?)( {2,80})(\S.*)$/

/** The right column begins at the same character in each row, behind a tab, or behind a run of spaces. */
function findGutter(lines: Lines): Gutter | null {
  if (lines.length < fewestRows) return null
  if (lines.filter(({ text }) => /^[^\t]+\t[^\t]+$/.test(text.trim())).length >= fewestRows - 2) return /\t/
  const starts = lines.flatMap(({ text }) => {
    const [, left, gap] = spaced.exec(text) ?? []
    return left === undefined || gap === undefined ? [] : [left.length + gap.length]
  })
  const common = starts.find((start) => starts.filter((each) => each === start).length >= fewestRows - 3)
  if (common !== undefined) return common
  const wide = lines.filter(({ text }) => / {3}/.test(text.trim()))
  return wide.length >= fewestRows - 1 ? / {3,}/ : null
}

function cutRow({ at, text }: TextLine, gutter: Gutter): Row | null {
  if (text.trim() === '') return { at, left: '', right: '' }
  if (gutter instanceof RegExp) {
    const [left = '', right = '', ...others] = text.trimEnd().split(gutter)
    return others.length > 0 ? null : { at, left: left.trim(), right: right.trim() }
  }
  const left = text.slice(0, gutter)
  const isFree = text.length <= gutter || /(?:^| ) $/.test(left)
  return isFree ? { at, left: left.trimEnd(), right: text.slice(gutter).trimEnd() } : null
}

/** Sentences run on from line to line on both sides. */
function areColumns(rows: readonly Row[]): boolean {
  const pairs = rows.filter(({ left, right }) => left !== '' && right !== '')
  const sides = [pairs.map(({ left }) => left.trim()), pairs.map(({ right }) => right.trim())]
  return pairs.length >= fewestRows && sides.every(isRunning) && share(sides.flat(), /^[a-z]/) > 0.4
}

/** “Questions 1–5      Questions 9–14”: each column has a head of its own. */
const areHeads = ([first]: readonly Row[]): boolean =>
  first !== undefined &&
  matchGroupHead(first.left.trim()) !== null &&
  matchGroupHead(first.right.trim()) !== null

const share = (cells: readonly string[], pattern: RegExp): number =>
  cells.filter((cell) => pattern.test(cell)).length / cells.length

const isRunning = (cells: readonly string[]): boolean =>
  share(cells, /^.{22}/) > 0.7 &&
  share(cells, /^[a-z]/) > 0.25 &&
  share(cells, /[a-z,;-]$/) > 0.5 &&
  share(cells, /^[([]?(?:\d{1,2}|[A-Za-z])[.)\]]\s|[_…]|\.{3}/) < 0.2

function toColumn(rows: readonly Row[], side: 'left' | 'right'): TextLine[] {
  const end = rows.findLastIndex((row) => row[side] !== '') + 1
  return rows.slice(0, end).map((row) => ({ at: row.at, text: row[side] }))
}
