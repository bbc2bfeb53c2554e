import { countWords } from '@console/ielts'

/** How a line looks. Lines of one shape are the same part of a test, as far as anybody can tell from a paper alone. */
export type LineShape = {
  id: string
  /** Null for a plain line, which could be anything. */
  said: string | null
}

/** How lines begin; the first match counts, and the rest of the line follows. */
const starts: readonly (readonly [RegExp, (found: string) => string, string])[] = [
  [/^[•▪●○◦*■□☐–—-](?=\s)/, (found) => found, 'beginning with “_”'],
  [/^[([]?\d{1,3}[)\].:]*(?=\s|$)/, (found) => found.replace(/\d+/, '0'), 'beginning with a number, as “_”'],
  [
    /^[([]?[A-Z][)\].:]+(?=\s|$)|^[A-Z](?=\s{2}|\t)/,
    (found) => found.replace(/[A-Z]/, 'A'),
    'beginning with a letter, as “_”',
  ],
  [/^[([]?[a-z][)\].:]+(?=\s|$)/, (found) => found.replace(/[a-z]/, 'a'), 'beginning with a letter, as “_”'],
  [
    /^\p{L}[\p{L}\d .’'-]{0,24}?\s?[:=→](?=\s|$)/u,
    (found) => found.toLowerCase().replaceAll(/\d+/g, '0'),
    'beginning with “_”',
  ],
  [/^[^\p{L}\p{N}\s"“‘'(_.…]+/u, (found) => found, 'beginning with “_”'],
]

type Start = { sign: string; said: string }

function findStart(text: string): Start | null {
  for (const [pattern, toSign, said] of starts) {
    const found = pattern.exec(text)?.[0]
    if (found === undefined) continue
    const sign = toSign(found).trim()
    return { sign, said: said.replace('_', sign) }
  }
  return null
}

const isLong = (text: string): boolean => countWords(text) > 30

/** The shape of each line: how it begins or, if it is plain, how the next one does. Empty lines have none. */
export function toShapes(lines: readonly string[]): (LineShape | null)[] {
  const shapes: (LineShape | null)[] = []
  let below: Start | null = null
  for (const line of lines.toReversed()) {
    const text = line.trim()
    if (text === '') {
      shapes.push(null)
      continue
    }
    const start = findStart(text)
    shapes.push(toShape(text, start, below))
    below = start
  }
  return shapes.toReversed()
}

function toShape(text: string, start: Start | null, below: Start | null): LineShape {
  const size = isLong(text) ? 'long ' : ''
  const gap = /_{2,}|\.{3,}|…/.test(text) ? 'gap ' : ''
  if (start !== null) return { id: `${size}${gap}${start.sign}`, said: start.said }
  if (below !== null) return { id: `${size}${gap}above ${below.sign}`, said: `right above one ${below.said}` }
  if (gap !== '') return { id: `${size}${gap}`, said: 'with a gap' }
  const end = /[.?!:]$/.exec(text)?.[0] ?? ''
  return { id: `${size}plain ${end}`, said: null }
}
