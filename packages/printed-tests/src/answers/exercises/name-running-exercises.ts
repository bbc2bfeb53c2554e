import { type Lines, mapTexts, type TextLine } from '../../model/text-line.ts'
import { saysWhatToDo } from '../../patterns/exercise-heads.ts'
import { matchNumbered } from '../../patterns/item-patterns.ts'
import { listNumbers } from '../../patterns/question-labels.ts'

/** “▶ 9.2 Listen and …”: the number of a recording stands before what is to be done. */
const track = /^[^\p{L}\d]{0,3}(?:\d{1,2}\.\d{1,2}\s)?/u

/** Exercises of a course run through its unit: the first ask nothing, and questions begin at 1 below each of the others. */
export function nameRunningExercises(lines: Lines): { body: TextLine[]; leftOut: TextLine[] } {
  const marks = lines.flatMap(({ text }, index) => {
    const found = matchNumbered(text)
    const number = listNumbers(text)[0] ?? found?.number ?? 0
    return number > 0 && number < 41 ? [{ index, number, said: found?.rest.replace(track, '') ?? '' }] : []
  })
  const isHead = (nth: number) => marks[nth + 1]?.number === 1 && saysWhatToDo(marks[nth]?.said ?? '')
  const first = marks.findIndex((_, nth) => isHead(nth))
  const start = marks[0]?.number ?? 1
  const isCourse =
    first + start > 1 && marks.slice(0, first + 1).every(({ number }, nth) => number === start + nth)
  if (!isCourse) return { body: [...lines], leftOut: [] }
  const texts = lines.map(({ text }) => text)
  const leftOut: TextLine[] = []
  let exercise = start - 1
  let asking = 0
  for (const [nth, { index, number, said }] of marks.entries()) {
    const isIdle =
      nth < first || (saysWhatToDo(said) && !said.endsWith('?')) || marks[nth - 1]?.number !== number - 1
    if (said === '' || number !== exercise + 1 || !(isHead(nth) || isIdle)) continue
    exercise = number
    if (isHead(nth)) texts[index] = `Exercise ${number}. ${said}`
    else leftOut.push(...lines.slice(index, Math.max(index + 1, texts.indexOf('', index))))
    if (isHead(nth)) asking += 1
  }
  if (asking < 2) return { body: [...lines], leftOut: [] }
  const idle = new Set<TextLine | undefined>(leftOut)
  return {
    body: mapTexts(lines, (text, index) => (idle.has(lines[index]) ? '' : (texts[index] ?? text))),
    leftOut,
  }
}
