import type { TextLine } from '../../model/text-line.ts'

const start = /^(\d)\.(\d{1,2})[.)]?\s+(?=\S)/
const inside = /(?<=\s)\d\.(\d{1,2})(?=[.)]?\s)/g

/** “2.1 The nose shines because” is number 1 of exercise 2, and “2.1 B 2.2 C” the key of that exercise. */
export function dropExerciseNumbers(lines: readonly TextLine[]): TextLine[] {
  const marks = lines.map(({ text }) => start.exec(text)).filter((found) => found !== null)
  const exercises = new Set(marks.filter(([, , number]) => number === '1').map(([, exercise]) => exercise))
  const count = marks.length + lines.reduce((sum, { text }) => sum + (text.match(inside)?.length ?? 0), 0)
  if (count < 4 || exercises.size < 2) return [...lines]
  return lines.map(({ at, text }) => {
    const found = start.exec(text)
    if (found === null) return { at, text }
    const [mark, exercise, number] = found
    const rest = text.slice(mark.length)
    const isKey = rest.search(inside) !== -1
    const own = `${number}. ${rest.replaceAll(inside, '$1')}`
    return { at, text: isKey ? `Exercise ${exercise}: ${own}` : own }
  })
}
