import { countWords, toLetter } from '@console/ielts'
import { type Lines, mapTexts, nextText, type TextLine } from '../../model/text-line.ts'
import { saysWhatToDo } from '../../patterns/exercise-heads.ts'
import { listGaps } from '../../patterns/gap-patterns.ts'
import { isTaskName } from '../../patterns/instruction-patterns.ts'
import { stripBullet } from '../../patterns/item-patterns.ts'
import { isBulletItem, listLetters, listNumerals } from '../../patterns/question-labels.ts'
import type { Exercise } from './find-exercises.ts'

/** An exercise with the place of its numbers in the whole: its 1 is `offset` + 1. */
export type Numbering = Exercise & { offset: number }

export const numberThrough = (exercises: readonly Exercise[]): Numbering[] => {
  let offset = 0
  return exercises.map((exercise) => {
    const numbering = { ...exercise, offset }
    offset += exercise.last
    return numbering
  })
}

/** Turns a worksheet whose exercises begin at 1 again into a paper that is numbered through, with heads like a paper's. */
export function continueNumbers(lines: Lines, exercises: readonly Numbering[]): TextLine[] {
  return [
    ...lines.slice(0, exercises[0]?.from),
    ...exercises.flatMap((exercise, nth) => [
      ...toPaper(lines.slice(exercise.from, exercise.to), exercise),
      ...lines.slice(exercise.to, exercises[nth + 1]?.from),
    ]),
  ]
}

function toPaper(lines: Lines, exercise: Numbering): TextLine[] {
  const { offset, last, label } = exercise
  const [head] = lines
  if (head === undefined) return []
  const range = last === 1 ? `Question ${offset + 1}` : `Questions ${offset + 1}–${offset + last}`
  const next = nextText(lines, 0)
  const isName =
    label !== null &&
    countWords(label.rest) < 5 &&
    saysWhatToDo(next) &&
    (!saysWhatToDo(label.rest) || (isTaskName(label.rest) && !/\bcompletion\b/i.test(label.rest)))
  const said = isName ? '' : (label?.rest ?? head.text)
  let seen = 0
  const renumbered = mapTexts([{ at: head.at, text: said }, ...lines.slice(1)], (text) => {
    const { text: own, last: found } = renumber(text, exercise, seen)
    seen = found
    return own
  })
  return [{ at: head.at, text: range }, ...renumbered]
}

type Renumbered = { text: string; last: number }

function renumber(text: string, exercise: Numbering, seen: number): Renumbered {
  const { offset, marks } = exercise
  if (marks === 'bullets')
    return isBulletItem(text)
      ? { text: `${seen + 1 + offset}. ${stripBullet(text)}`, last: seen + 1 }
      : { text, last: seen }
  const places =
    marks === 'numbers'
      ? listDestinations(text, exercise)
      : (marks === 'letters' ? listLetters : listNumerals)(text)
  // The only question stands in the head, and its options begin here.
  if (exercise.last === 1 && /^\(?[a1][.)]{1,2}\s{1,4}A[.)]\s/.test(text))
    return { text: text.replace(/^\S{1,4}\s{1,4}/, ''), last: 1 }
  const renumbered = replaceMarks(text, places, exercise, seen)
  if (renumbered.last > seen) return renumbered
  const nested = marks === 'letters' ? /^[([]?([1-6])[.)\]]{1,2}\s{1,4}(?=\S)/.exec(text) : null
  if (nested !== null) return { text: letterNested(text), last: seen }
  return { text: seen === 0 ? renumberRange(text, exercise) : text, last: seen }
}

/** “1) more quickly   2) as quickly” below a question that has a letter: its options have numbers on paper. */
const letterNested = (text: string): string =>
  text.replaceAll(
    /(?<=^|\s)[([]?([1-6])[.)\]]{1,2}\s{1,4}(?=\S)/g,
    (_, number: string) => `${toLetter(Number(number) - 1)}. `,
  )

type Place = { place: number; from: number; to: number }

/** The number that a line begins with, and those of its gaps. */
function listDestinations(text: string, { last }: Pick<Numbering, 'last'>): Place[] {
  const start = /^[([]?(\d{1,2})(?=[)\].:\s]|$)/.exec(text)
  const gaps = listGaps(text, { first: 1, last }).filter(({ from }) => from >= (start?.[0].length ?? 0))
  return [
    ...(start === null ? [] : [{ place: Number(start[1]), from: 0, to: start[0].length }]),
    ...gaps.map(({ number, from, to }) => ({ place: number, from, to })),
  ]
}

/** A line with the numbers of its questions moved up by `offset`, if they go on from the last one that was seen. */
export const renumberQuestions = (
  text: string,
  range: Pick<Numbering, 'offset' | 'last'>,
  seen: number,
): Renumbered => replaceMarks(text, listDestinations(text, range), { ...range, marks: 'numbers' }, seen)

/** Numbers and letters that go on from the last one that was seen. */
function replaceMarks(
  text: string,
  places: readonly Place[],
  { offset, last, marks }: Pick<Numbering, 'offset' | 'last' | 'marks'>,
  seen: number,
): Renumbered {
  let own = ''
  let end = 0
  let now = seen
  for (const { place, from, to } of places) {
    if (place <= now || place > now + (now === 0 || marks !== 'numbers' ? 1 : 3) || place > last) continue
    const mark = text.slice(from, to)
    const number = String(place + offset)
    const isStart = marks !== 'numbers' && from === 0
    own +=
      text.slice(end, from) +
      (isStart ? `${number}. ` : mark.replace(/\d{1,2}|[a-p]{1,4}|[ivx]{1,4}/, number))
    end = to
    now = place
  }
  return { text: own + text.slice(end), last: now }
}

/** “Match 1–5 with A–E” above questions 6 to 10. */
const renumberRange = (text: string, { offset, last }: Numbering): string =>
  text.replaceAll(
    /(?<!\b(?:paragraphs?|sections?|parts?|lines?|texts?)\s)(?<![\d–-])1(\s?(?:[-–—]|to)\s?)(\d{1,2})(?![\d–-])/gi,
    (found, dash: string, end: string) =>
      Number(end) === last ? `${1 + offset}${dash}${last + offset}` : found,
  )
