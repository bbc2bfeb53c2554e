import { countWords } from '@console/ielts'
import { type Lines, mapTexts, type TextLine } from '../../model/text-line.ts'
import { saysWhatToDo } from '../../patterns/exercise-heads.ts'
import { matchNumbered } from '../../patterns/item-patterns.ts'
import { listNumbers } from '../../patterns/question-labels.ts'

/** “▶ 9.2 Listen and …”: the number of a recording stands before what is to be done. */
const track = /^[^\p{L}\d]{0,3}(?:\d{1,2}\.\d{1,2}\s)?/u

/** Exercises of a course run through its unit: the first ask nothing, and questions begin at 1 below each of the others. */
export function nameRunningExercises(lines: Lines): { body: TextLine[]; leftOut: TextLine[] } {
  const all = lines.flatMap(({ text }, index) => {
    const found = matchNumbered(text)
    const number = listNumbers(text)[0] ?? found?.number ?? 0
    return number > 0 && number < 41 ? [{ index, number, said: found?.rest.replace(track, '') ?? '' }] : []
  })
  const below = all.findIndex(({ index, number, said }, nth) => {
    const before = all[nth - 1]
    const isNext = before?.number === number - 1 && all[nth + 1]?.number === 1 && saysWhatToDo(said)
    const between = lines.slice(before?.index, index).map(({ text }) => text)
    return isNext && countWords(between.join(' ')) > 100
  })
  const marks = all.slice(Math.max(0, below))
  const isHead = (nth: number) => marks[nth + 1]?.number === 1 && saysWhatToDo(marks[nth]?.said ?? '')
  const first = marks.findIndex((_, nth) => isHead(nth))
  const start = marks[0]?.number ?? 1
  const isCourse =
    first + start > 1 && marks.slice(0, first + 1).every(({ number }, nth) => number === start + nth)
  if (!isCourse) return { body: [...lines], leftOut: [] }
  const texts = lines.map(({ text }) => text)
  // Exercises above the text lead to it, or are about its words.
  const leftOut = lines.slice(0, (all[below - 1]?.index ?? -1) + 1)
  let exercise = start - 1
  let asking = 0
  for (const [nth, { index, number, said }] of marks.entries()) {
    const isIdle = (saysWhatToDo(said) && !said.endsWith('?')) || marks[nth - 1]?.number !== number - 1
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
