import { nextText, type TextLine } from '../../model/text-line.ts'

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

const asked = /^(paragraph|para\.?|section|text|notice|part)\s(\d|[A-H])\s?[:.)]?\s{0,4}(?:_{2,}|\.{3,}|…+)$/i

/** “Paragraph B ____” below one another are the questions of an exercise, and have no numbers of their own. */
export function numberParagraphs(lines: readonly TextLine[]): TextLine[] {
  let number = 0
  return lines.map((line, index) => {
    const found = asked.exec(line.text)
    if (found === null) {
      if (line.text !== '') number = 0
      return line
    }
    const isOne = number === 0 && asked.exec(nextText(lines, index)) === null
    if (isOne) return line
    number += 1
    return { at: line.at, text: `${number}. ${found[1]} ${found[2]}` }
  })
}
