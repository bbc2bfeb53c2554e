import type { LineRole } from '@console/printed-tests'
import type { LineShape } from './line-shape.ts'

/** The role of a line, and whether a person gave it to this line, to a similar one, or to one of an earlier paper. */
export type LineMark = { role: LineRole; by: 'hand' | 'like' | 'layout' }

/** By the line's text and how often it occurred before, so that marks survive changes around it. */
export type LineMarks = ReadonlyMap<string, LineMark>

/** A line of the test, with its place in the whole text. */
export type MarkedLine = { at: number; key: string; text: string; shape: LineShape | null }

export function toKeys(lines: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const text = line.trim()
    const count = seen.get(text) ?? 0
    seen.set(text, count + 1)
    return `${count} ${text}`
  })
}

export type Marking = {
  marks: LineMarks
  /** Keys of lines that were marked because they are similar. */
  likes: string[]
}

/** Gives lines a role, and also similar ones that nobody marked by hand. A role of null removes it. */
export function markLines(
  before: LineMarks,
  lines: readonly MarkedLine[],
  chosen: ReadonlySet<string>,
  role: LineRole | null,
): Marking {
  const marks = new Map(before)
  if (role === null) {
    for (const key of chosen) marks.delete(key)
    return { marks, likes: [] }
  }
  const likes = listLike(lines, chosen).filter((key) => before.get(key)?.by !== 'hand')
  for (const key of likes) marks.set(key, { role, by: 'like' })
  for (const key of chosen) marks.set(key, { role, by: 'hand' })
  return { marks, likes }
}

/** Takes back what followed. */
export function withoutLikes(before: LineMarks, likes: readonly string[]): LineMarks {
  const marks = new Map(before)
  for (const key of likes) marks.delete(key)
  return marks
}

/** Lines with the shapes of the chosen ones. A plain line takes only its plain neighbours with it. */
function listLike(lines: readonly MarkedLine[], chosen: ReadonlySet<string>): string[] {
  const own = lines.filter(({ key }) => chosen.has(key))
  const told = new Set(own.flatMap(({ shape }) => (shape?.said ? [shape.id] : [])))
  const like = lines.filter(({ key, shape }) => shape !== null && told.has(shape.id) && !chosen.has(key))
  const [alone, ...others] = own
  const plain = alone !== undefined && others.length === 0 && alone.shape?.said === null
  return [...like, ...(plain ? listNeighbours(lines, alone) : [])].map(({ key }) => key)
}

function listNeighbours(lines: readonly MarkedLine[], alone: MarkedLine): MarkedLine[] {
  const filled = lines.filter(({ shape }) => shape !== null)
  const place = filled.indexOf(alone)
  const isOther = ({ shape }: MarkedLine) => shape?.id !== alone.shape?.id
  const from = filled.findLastIndex((line, index) => index < place && isOther(line)) + 1
  const end = filled.findIndex((line, index) => index > place && isOther(line))
  return filled.slice(from, end === -1 ? filled.length : end).filter((line) => line !== alone)
}

/** The roles by line number in the whole text, as the reader expects them. */
export const toHints = (lines: readonly MarkedLine[], marks: LineMarks): Map<number, LineRole> =>
  new Map(
    lines.flatMap(({ at, key }) => {
      const mark = marks.get(key)
      return mark === undefined ? [] : [[at, mark.role] as const]
    }),
  )
