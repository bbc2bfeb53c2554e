import type { PdfRow } from './join-texts.ts'
import type { PdfText } from './pdf-text.ts'

/** In each column at least so many rows, of which half fill so much of it, and it so much of the page. */
const fewest = 4
const fullness = 0.6
const share = 0.25

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

/** Where something begins to the right of something else. */
function listGutters(pieces: readonly PdfText[]): number[] {
  const first = Math.min(...pieces.map(({ left }) => left))
  const counts = new Map<number, number>()
  for (const { left, size } of pieces) {
    if (left < first + size * 4) continue
    counts.set(Math.floor(left), (counts.get(Math.floor(left)) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= 2).map(([left]) => left)
}

type Cut = { blocks: PdfRow[][]; inColumns: number }

/** Rows that run over the gutter stay whole, and end the columns above them. */
function cutAt(rows: readonly PdfRow[], gutter: number, width: number): Cut {
  const cut: Cut = { blocks: [], inColumns: 0 }
  let band: PdfRow[] = []
  const end = () => {
    const tail = cutTail(band, gutter)
    const sides = band.length === 0 ? null : splitBand(band, gutter, width)
    if (sides === null) cut.blocks.push(band)
    else {
      cut.inColumns += band.length
      cut.blocks.push(...sides.flatMap(readColumns))
    }
    cut.blocks.push(tail)
    band = []
  }
  for (const row of rows) {
    if (row.pieces.some(({ left, right }) => left < gutter && right > gutter - 2)) {
      end()
      cut.blocks.push([row])
    } else band.push(row)
  }
  end()
  return { ...cut, blocks: cut.blocks.filter((block) => block.length > 0) }
}

/** A short title below both columns, which belongs to what follows them: it is taken off the band. */
function cutTail(band: PdfRow[], gutter: number): PdfRow[] {
  const last = band.at(-1)
  const before = band.at(-2)
  if (last === undefined || before === undefined) return []
  const steps = band.slice(1).map(({ y }, index) => y - (band[index]?.y ?? y))
  const usual = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0
  const right = Math.max(...last.pieces.map((piece) => piece.right))
  const left = Math.min(...band.flatMap(({ pieces }) => pieces.map((piece) => piece.left)))
  const isShort = right - left < (gutter - left) * fullness
  return isShort && last.y - before.y > usual * 1.3 ? band.splice(-1) : []
}

function splitBand(band: readonly PdfRow[], gutter: number, width: number): [PdfRow[], PdfRow[]] | null {
  const left = take(band, (piece) => piece.left < gutter)
  const right = take(band, (piece) => piece.left >= gutter)
  const sides = [left, right].map((side) => measure(side, width))
  const areColumns = sides.every(({ isWide }) => isWide) && sides.some(({ isFull }) => isFull)
  return areColumns ? [left, right] : null
}

const take = (band: readonly PdfRow[], isOf: (piece: PdfText) => boolean): PdfRow[] =>
  band.map(({ y, pieces }) => ({ y, pieces: pieces.filter(isOf) })).filter(({ pieces }) => pieces.length > 0)

function measure(rows: readonly PdfRow[], width: number): { isWide: boolean; isFull: boolean } {
  const spans = rows.map(({ pieces }) => ({
    left: Math.min(...pieces.map((piece) => piece.left)),
    right: Math.max(...pieces.map((piece) => piece.right)),
  }))
  const own = Math.max(...spans.map(({ right }) => right)) - Math.min(...spans.map(({ left }) => left))
  const full = spans.filter(({ left, right }) => right - left >= own * fullness).length
  return { isWide: rows.length >= fewest && own >= width * share, isFull: full >= rows.length / 2 }
}
