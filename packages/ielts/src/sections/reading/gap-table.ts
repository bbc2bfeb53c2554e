import { splitLines } from '@console/values/text/line-breaks'
import type { KeyGroup } from '../../keys/key-group.ts'
import { mayBeTable } from '../../question-types/question-types.ts'
import type { GroupDraft } from '../tasks/group-draft.ts'
import { goesOn, isGapTable, splitTableTitle, startsWithGap } from './gapped-text.ts'

/** A piece of a cell: words, or the gap of a question by its position in the group. */
export type CellRun = string | { gap: number }
export type TableCell = readonly CellRun[]

/** A table of a reading test. Rows may have several gaps, or none. */
export type GapTable = { title: string; heads: readonly string[]; rows: readonly (readonly TableCell[])[] }

/** A table as the server keeps it: the title of the group, and a text for each question. */
export type TableTexts = { title: string; texts: readonly string[] }

const gap = /_{3,}/
const gapMark = '_____'
/** Starts a text whose gap is in the same cell as the gap before. */
const more = '…'

/**
 * The table that the texts of questions represent; null if they are a list. Cells are separated by bars. A text
 * continues the one before: in the next cell of its row if it starts with a bar, in the same cell if it starts with an
 * ellipsis; lines above its own are rows without a gap.
 */
export const readGapTable = (written: TableTexts): GapTable | null =>
  isGapTable(written.texts) ? readRows(written) : null

function readRows({ title: printed, texts }: TableTexts): GapTable {
  const { title, heads } = splitTableTitle(printed)
  const columns = Math.max(heads.length, ...texts.flatMap(splitLines).map((line) => line.split('|').length))
  const [top = '', ...below] = splitLines(texts[0] ?? '')
  const isHeaded = heads.length > 0 || (below.length > 0 && top.includes('|') && !gap.test(top))
  // On paper a row ends with its gaps; nothing marks a text as continued.
  const isLoose = !texts.slice(1).some(goesOn)
  const rows: CellRun[][][] = []
  for (const [question, text] of texts.entries()) {
    const lines = splitLines(text)
    const own = lines.findIndex((line) => gap.test(line))
    const at = own === -1 ? lines.length - 1 : own
    for (const [index, line] of lines.entries())
      addLine(rows, line, {
        isFirst: index === 0,
        columns,
        isHeaded,
        isLoose,
        question: index === at ? question : null,
      })
  }
  const [first = [], ...others] = rows
  const isHead =
    heads.length === 0 &&
    others.length > 0 &&
    first.length > 1 &&
    first.flat().every((run) => typeof run === 'string')
  return isHead ? { title, heads: first.map((cell) => cell.join('')), rows: others } : { title, heads, rows }
}

/** The table that a group asks to complete; null if its questions are a list. */
export const readGroupTable = ({ questions, node }: Pick<KeyGroup, 'questions' | 'node'>): GapTable | null =>
  readGapTable({ title: node.fields.title ?? '', texts: questions.map(({ text }) => text) })

type LinePlace = {
  isFirst: boolean
  columns: number
  isHeaded: boolean
  isLoose: boolean
  question: number | null
}

function addLine(
  rows: CellRun[][][],
  line: string,
  { isFirst, columns, isHeaded, isLoose, question }: LinePlace,
) {
  if (line.trim() === '') return
  const open = rows.at(-1)
  const cells = line
    .replace(more, isMore(line) ? '' : more)
    .split('|')
    .map((cell) => cell.trim())
  const own = readCells(cells, question)
  const isBeside = isFirst && open !== undefined
  const isShort = cells.length === 1 || (open !== undefined && open.length < columns)
  const isCut = isLoose && startsWithGap(line) && isShort
  if (isBeside && (isMore(line) || isCut)) {
    const [head = [], ...rest] = own
    const last = open.at(-1) ?? []
    open.splice(-1, 1, joinRuns(last, head))
    open.push(...rest)
  } else if (isBeside && line.trimStart().startsWith('|') && (open.length < columns || !isHeaded))
    open.push(...own.slice(1))
  else rows.push(own)
}

/** With the space that was there before the text was cut. */
function joinRuns(left: CellRun[], right: CellRun[]): CellRun[] {
  if (left.length === 0 || right.length === 0) return [...left, ...right]
  const [before, after] = [left.at(-1), right[0]]
  const words = [before, ' ', after].filter((run) => typeof run === 'string').join('')
  return [
    ...(typeof before === 'string' ? left.slice(0, -1) : left),
    words,
    ...(typeof after === 'string' ? right.slice(1) : right),
  ]
}

const isMore = (line: string): boolean => line.trimStart().startsWith(more)

/** Only the first gap is the question's; a text without one has it at its end. */
function readCells(cells: readonly string[], question: number | null): CellRun[][] {
  const at = question === null ? -1 : cells.findIndex((cell) => gap.test(cell))
  const place = question !== null && at === -1 ? cells.length - 1 : at
  return cells.map((cell, index) => {
    if (question === null || index !== place) return cell === '' ? [] : [cell]
    const found = gap.exec(cell)
    const before = found === null ? (cell === '' ? '' : `${cell} `) : cell.slice(0, found.index)
    const after = found === null ? '' : cell.slice(found.index + found[0].length)
    return [before, { gap: question }, after].filter((run) => run !== '')
  })
}

/** The texts of a table: one for each gap, with everything between it and the gap before. */
export function writeGapTable({ title, heads, rows }: GapTable): TableTexts {
  // A colon divides the title from the columns.
  const isInTitle = heads.length > 1 && !/:/.test(heads[0] ?? '') && heads.some((head) => head !== '')
  const texts: string[] = []
  let lines: string[] = isInTitle || heads.length === 0 ? [] : [heads.join(' | ')]
  for (const cells of rows) {
    const pieces = cutRow(cells)
    for (const [index, piece] of pieces.entries()) {
      lines.push(piece)
      if (index === pieces.length - 1 && !gap.test(piece)) continue
      // Nothing continues below an empty line.
      const isUnclear = index === 0 && (/^\|/.test(lines[0] ?? '') || (/^_/.test(piece) && pieces.length > 1))
      texts.push([...(isUnclear ? [''] : []), ...lines].join('\n'))
      lines = []
    }
  }
  if (lines.length > 0) texts.splice(-1, 1, [...texts.slice(-1), ...lines].join('\n'))
  return {
    title: isInTitle ? `${title === '' ? '' : `${title}: `}${heads.join(' | ')}` : title,
    texts,
  }
}

/** A row in pieces, each up to its gap; text after the last gap belongs to its piece. */
function cutRow(cells: readonly TableCell[]): string[] {
  const pieces: string[] = []
  let open = ''
  let hasGap = false
  const end = (next: string) => {
    if (!hasGap) return
    pieces.push(open.trim())
    open = next
    hasGap = false
  }
  const gapsBehind = (index: number) =>
    cells
      .slice(index)
      .flat()
      .some((run) => typeof run !== 'string')
  for (const [index, cell] of cells.entries()) {
    if (index > 0) {
      if (hasGap && gapsBehind(index)) end('|')
      else open = `${open} |`
      open += ' '
    }
    for (const run of cell) {
      if (typeof run === 'string')
        open += run.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)).replaceAll('|', '/')
      else {
        end(`${more} `)
        open += gapMark
        hasGap = true
      }
    }
  }
  const last = open.trim()
  // A text belongs to a table if it has bars.
  return [...pieces, cells.length === 1 && hasGap ? `${last} |` : last]
}

/** A printed table, in which some rows may have a single cell, and empty cells a dash; null if the texts are a list. */
export function readPrintedTable(printed: TableTexts): GapTable | null {
  const lines = printed.texts.flatMap(splitLines).filter((line) => line.trim() !== '')
  if (lines.filter((line) => line.includes('|')).length * 2 < lines.length || lines.length === 0) return null
  const { title, heads, rows } = readRows(printed)
  const isDash = (cell: TableCell) => cell.length === 1 && cell[0] === '–'
  return {
    title,
    heads: heads.map((head) => (head === '–' ? '' : head)),
    rows: rows.map((cells) => cells.map((cell) => (isDash(cell) ? [] : cell))),
  }
}

export const withoutBars = (text: string): string => text.replaceAll(/ ?\| ?/g, ' ').trim()

/** A pasted table in the form in which it is read back; anything that is no table is a list. */
export function writePastedTable<Draft extends Pick<GroupDraft, 'type' | 'title' | 'questions'>>(
  draft: Draft,
): Draft {
  if (!mayBeTable(draft.type)) return draft
  const table = readPrintedTable({ title: draft.title ?? '', texts: draft.questions })
  if (table === null) return { ...draft, questions: draft.questions.map(withoutBars) }
  const { title, texts } = writeGapTable(table)
  return { ...draft, title, questions: texts }
}
