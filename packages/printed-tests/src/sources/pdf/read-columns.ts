import type { PdfRow, PdfText } from './join-texts.ts'

/** Columns have at least so many rows; half of them fill so much of the column, and the column so much of the page. */
const fewest = 4
const fullness = 0.6
const share = 0.25
/** So many of the rows of a table have cells on both sides; of those of a text so many begin within a sentence. */
const beside = 0.8
const runningOn = 0.2
const full = 0.75

/**
 * The rows of a page in the order in which they are read: the left column before the right one, between titles that run
 * over both. A table is no columns: its cells are short, or begin at more places.
 */
export function readColumns(rows: readonly PdfRow[]): PdfRow[][] {
  const pieces = rows.flatMap((row) => row.pieces)
  const width = Math.max(...pieces.map(({ right }) => right)) - Math.min(...pieces.map(({ left }) => left))
  const [best] = listGutters(pieces)
    .map((gutter) => cutAt(rows, gutter, width))
    .toSorted((one, other) => other.inColumns - one.inColumns)
  return best === undefined || best.inColumns === 0 ? [[...rows]] : best.blocks
}

/** Places at which a text begins to the right of another one. */
function listGutters(pieces: readonly PdfText[]): number[] {
  const first = Math.min(...pieces.map(({ left }) => left))
  const places = Map.groupBy(
    pieces.filter(({ left, size }) => left >= first + size * 4),
    ({ left }) => Math.floor(left),
  )
  return [...places].filter(([, same]) => same.length >= 2).map(([left]) => left)
}

type Cut = { blocks: PdfRow[][]; inColumns: number }

/** Rows that run over the gutter stay whole, and end the columns above them. */
function cutAt(rows: readonly PdfRow[], gutter: number, width: number): Cut {
  const cut: Cut = { blocks: [], inColumns: 0 }
  let band: PdfRow[] = []
  let whole: PdfRow[] = []
  const end = () => {
    whole.push(...cutLead(band, gutter))
    const tail = cutTail(band, gutter)
    const sides = band.length === 0 ? null : splitBand(band, gutter, width)
    if (sides === null) whole.push(...band)
    else {
      cut.inColumns += band.length
      cut.blocks.push(whole, ...sides.flatMap(readColumns))
      whole = []
    }
    whole.push(...tail)
    band = []
  }
  for (const row of rows) {
    if (row.pieces.some(({ left, right }) => left < gutter && right > gutter - 2)) {
      end()
      whole.push(row)
    } else band.push(row)
  }
  end()
  cut.blocks.push(whole)
  return { ...cut, blocks: cut.blocks.filter((block) => block.length > 0) }
}

/** The end of a text above both columns, with air below it: it is taken off the band. */
function cutLead(band: PdfRow[], gutter: number): PdfRow[] {
  const begin = band.findIndex(({ pieces }) => pieces.some(({ left }) => left >= gutter))
  const hasAir = begin > 0 && stepBefore(band, begin) > toUsualStep(band) * 1.3
  return hasAir ? band.splice(0, begin) : []
}

const stepBefore = (rows: readonly PdfRow[], index: number): number =>
  (rows[index]?.y ?? 0) - (rows[index - 1]?.y ?? 0)

const toUsualStep = (rows: readonly PdfRow[]): number =>
  toUsual(rows.slice(1).map((_, index) => stepBefore(rows, index + 1)))

export const toUsual = (steps: readonly number[]): number =>
  steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0

/** A short title below both columns, which belongs to what follows them: it is taken off the band. */
function cutTail(band: PdfRow[], gutter: number): PdfRow[] {
  const last = band.at(-1)
  const before = band.at(-2)
  if (last === undefined || before === undefined) return []
  const right = Math.max(...last.pieces.map((piece) => piece.right))
  const left = Math.min(...band.flatMap(({ pieces }) => pieces.map((piece) => piece.left)))
  const isShort = right - left < (gutter - left) * fullness
  return isShort && last.y - before.y > toUsualStep(band) * 1.3 ? band.splice(-1) : []
}

function splitBand(band: readonly PdfRow[], gutter: number, width: number): [PdfRow[], PdfRow[]] | null {
  const left = take(band, (piece) => piece.left < gutter)
  const right = take(band, (piece) => piece.left >= gutter)
  const sides = [left, right].map((side) => measure(side, width))
  const areColumns = sides.every(({ isWide }) => isWide) && sides.some(({ isFull }) => isFull)
  return areColumns && !areCells(band.length, left, right) ? [left, right] : null
}

/** Cells, not columns: nearly all rows of the shorter side have a row beside them, and no text runs on. */
function areCells(rows: number, left: readonly PdfRow[], right: readonly PdfRow[]): boolean {
  const shared = left.length + right.length - rows
  return ![left, right].some(isRunning) && shared >= Math.min(left.length, right.length) * beside
}

/** Rows that begin with a small letter go on where the row above them was full. */
function isRunning(side: readonly PdfRow[]): boolean {
  const spans = toSpans(side)
  const own = widthOf(spans)
  const goingOn = side.filter(({ pieces: [first] }, index) => {
    const above = spans[index - 1]
    const isAfterFull = above !== undefined && above.right - above.left >= own * full
    return isAfterFull && /^[a-z]/.test(first?.text.trim() ?? '')
  })
  return goingOn.length > side.length * runningOn
}

const take = (band: readonly PdfRow[], isOf: (piece: PdfText) => boolean): PdfRow[] =>
  band.map(({ y, pieces }) => ({ y, pieces: pieces.filter(isOf) })).filter(({ pieces }) => pieces.length > 0)

type Span = { left: number; right: number }

const toSpans = (rows: readonly PdfRow[]): Span[] =>
  rows.map(({ pieces }) => ({
    left: Math.min(...pieces.map((piece) => piece.left)),
    right: Math.max(...pieces.map((piece) => piece.right)),
  }))

const widthOf = (spans: readonly Span[]): number =>
  Math.max(...spans.map(({ right }) => right)) - Math.min(...spans.map(({ left }) => left))

function measure(rows: readonly PdfRow[], width: number): { isWide: boolean; isFull: boolean } {
  const spans = toSpans(rows)
  const own = widthOf(spans)
  const filled = spans.filter(({ left, right }) => right - left >= own * fullness).length
  return { isWide: rows.length >= fewest && own >= width * share, isFull: filled >= rows.length / 2 }
}
