import type { IconData } from './plain-icon.ts'

type Node = IconData['node'][number]

/**
 * The lines of a drawing as one path: an icon is then two elements in place of up to ten. A shape that says more than where
 * it is, such as what it is filled with, stays an element of its own.
 */
export function joinShapes(node: IconData['node']): Node[] {
  const lines: string[] = []
  const others: Node[] = []
  for (const shape of node) {
    const line = toLine(shape)
    if (line === undefined) others.push(shape)
    else lines.push(line)
  }
  return lines.length === 0 ? others : [['path', { d: lines.join('') }], ...others]
}

function toLine([tag, attributes]: Node): string | undefined {
  const { d, cx, cy, r, rx, ry, x, y, width, height, x1, y1, x2, y2, ...more } = attributes
  if (Object.keys(more).length > 0) return undefined
  if (tag === 'path' && d !== undefined) return fromItsOwnStart(d)
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`
  if (tag === 'circle') return toEllipse(Number(cx), Number(cy), Number(r), Number(r))
  if (tag === 'ellipse') return toEllipse(Number(cx), Number(cy), Number(rx), Number(ry))
  return tag === 'rect'
    ? toRectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0))
    : undefined
}

const number = '-?(?:\\d+\\.?\\d*|\\.\\d+)'
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(?=([-.\\d])?)`)

/** Where a path stands alone, its first `m` counts from the corner; what follows it without a letter are lines from there. */
const fromItsOwnStart = (d: string) =>
  d.replace(relativeStart, (_, x: string, y: string, next?: string) => `M${x} ${y}${next ? 'l' : ''}`)

const round = (value: number) => String(Number(value.toFixed(4)))

function toEllipse(cx: number, cy: number, rx: number, ry: number) {
  const half = (to: number) => `a${round(rx)} ${round(ry)} 0 1 0 ${round(to)} 0`
  return `M${round(cx - rx)} ${round(cy)}${half(2 * rx)}${half(-2 * rx)}z`
}

function toRectangle(x: number, y: number, width: number, height: number, r: number) {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)]
  return `M${round(x + r)} ${round(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}z`
}
