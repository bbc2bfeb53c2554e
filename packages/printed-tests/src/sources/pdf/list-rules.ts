import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A thin line of a page, across it or down it, in points from its top left corner. */
export type PdfRule = { left: number; right: number; top: number; bottom: number }

type Matrix = readonly [number, number, number, number, number, number]
type Point = { x: number; y: number }

/** In points: anything thicker is a box, or a picture. */
const thinnest = 2

const strokes = new Set<number>([OPS.stroke, OPS.closeStroke])
const fills = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])

/** The lines that a page draws, by the operator list of pdf.js. */
export function listRules(
  operators: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  pageHeight: number,
): PdfRule[] {
  const rules: PdfRule[] = []
  const saved: Matrix[] = []
  let current: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operator] of operators.fnArray.entries()) {
    const args = operators.argsArray[index]
    if (operator === OPS.save) saved.push(current)
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      current = saved.pop() ?? current
    else if (operator === OPS.transform) current = multiply(current, args)
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(current)
      current = multiply(current, Array.isArray(args) ? args[0] : null)
    } else if (operator === OPS.constructPath && Array.isArray(args)) {
      const [paint, data] = args
      const path = Array.isArray(data) ? data[0] : null
      if (!(path instanceof Float32Array) || !(strokes.has(paint) || fills.has(paint))) continue
      for (const points of listSubpaths(path)) {
        const drawn = points.map(({ x, y }) => ({
          x: current[0] * x + current[2] * y + current[4],
          y: pageHeight - (current[1] * x + current[3] * y + current[5]),
        }))
        rules.push(...(strokes.has(paint) ? toSegments(drawn) : [drawn]).map(toBounds).filter(isThin))
      }
    }
  }
  return rules
}

function multiply(one: Matrix, other: unknown): Matrix {
  if (!Array.isArray(other) || other.length !== 6) return one
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = other.map(Number)
  return [
    one[0] * a + one[2] * b,
    one[1] * a + one[3] * b,
    one[0] * c + one[2] * d,
    one[1] * c + one[3] * d,
    one[0] * e + one[2] * f + one[4],
    one[1] * e + one[3] * f + one[5],
  ]
}

/** Numbers of a path behind each of its commands: move, line, curve, curve of two, close. */
const commandLengths = [2, 2, 6, 4, 0]

/** Straight lines; paths with a curve are none of them. */
function listSubpaths(path: Float32Array): Point[][] {
  const found: Point[][] = []
  let open: Point[] = []
  for (let at = 0; at < path.length; ) {
    const command = path[at] ?? 0
    const length = commandLengths[command]
    if (length === undefined) return found
    const [x, y] = path.slice(at + 1, at + 3)
    if (command === 0) open = []
    if (command === 0) found.push(open)
    if (length === 2 && x !== undefined && y !== undefined) open.push({ x, y })
    else if (command === 4 && open[0] !== undefined) open.push(open[0])
    else open.splice(0)
    at += length + 1
  }
  return found.filter((points) => points.length > 1)
}

const toSegments = (points: readonly Point[]): Point[][] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point])

const toBounds = (points: readonly Point[]): PdfRule => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

const isThin = ({ left, right, top, bottom }: PdfRule): boolean =>
  Math.min(right - left, bottom - top) <= thinnest
