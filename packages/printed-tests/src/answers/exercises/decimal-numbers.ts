import { type Lines, mapTexts, nextText, type TextLine } from '../../model/text-line.ts'

const start = /^(\d)\.(\d{1,2})[.)]?\s+(?=\S)/
const inside = /(?<=\s)\d\.(\d{1,2})(?=[.)]?\s)/g

/** “2.1 The nose shines because” is number 1 of exercise 2, and “2.1 B 2.2 C” the key of that exercise. */
export function dropExerciseNumbers(lines: Lines): TextLine[] {
  const marks = lines.map(({ text }) => start.exec(text)).filter((found) => found !== null)
  const exercises = new Set(marks.filter(([, , number]) => number === '1').map(([, exercise]) => exercise))
  const count = marks.length + lines.reduce((sum, { text }) => sum + (text.match(inside)?.length ?? 0), 0)
  if (count < 4 || exercises.size < 2) return [...lines]
  return mapTexts(lines, (text) => {
    const found = start.exec(text)
    if (found === null) return text
    const [mark, exercise, number] = found
    const rest = text.slice(mark.length)
    const own = `${number}. ${rest.replaceAll(inside, '$1')}`
    return rest.search(inside) === -1 ? own : `Exercise ${exercise}: ${own}`
  })
}

const asked = /^(paragraph|para\.?|section|text|notice|part)\s(\d|[A-H])\s?[:.)]?\s{0,4}(?:_{2,}|\.{3,}|…+)$/i

/** “Paragraph B ____” below one another are the questions of an exercise, and have no numbers of their own. */
export function numberParagraphs(lines: Lines): TextLine[] {
  let number = 0
  return mapTexts(lines, (text, index) => {
    const found = asked.exec(text)
    if (found === null && text !== '') number = 0
    if (found === null || (number === 0 && !asked.test(nextText(lines, index)))) return text
    number += 1
    return `${number}. ${found[1]} ${found[2]}`
  })
}
