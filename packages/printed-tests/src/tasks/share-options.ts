import { isVerdict } from '@console/ielts'
import { type Answers, type PrintedGroup, toOptionText } from '../model/printed-test.ts'
import { toPlaceOfNumeral } from '../patterns/question-labels.ts'
import { meaningOf } from './expand-verdicts.ts'
import type { GroupReading } from './group-reading.ts'

/** Options of every question are its own; one list before, behind or among them is that of all. */
export function shareOptions({
  lists,
  words,
  questions,
  instruction,
}: GroupReading): PrintedGroup['options'] {
  const filled = lists.filter(({ options }) => options.length > 1)
  for (const { options } of filled)
    if (areInColumns(options)) options.sort((left, right) => placeOf(left) - placeOf(right))
  const [first] = filled
  if (first === undefined) return words.length > 0 ? words : listNamed(instruction.join(' '))
  const isShared = first.after === 0 || questions.length === 0
  const isLast = filled.length === 1 && first.after === questions.length && questions.length > 1
  if (isShared || isLast) return first.options
  for (const { after, options } of filled) questions[after - 1]?.options.push(...options)
  return []
}

const placeOf = ({ key }: { key: string }): number => toPlaceOfNumeral(key) || key.charCodeAt(0) - 64

/** All are there, in whatever order columns left them; “A = Aisha, T = Tom, B = both” stay as they are printed. */
const areInColumns = (options: readonly { key: string }[]): boolean => {
  const places = options.map(placeOf)
  return Math.min(...places) === 1 && places.every((place) => place <= options.length + 1)
}

/** “a. TRUE  b. FALSE” below a statement are no options where the key has the words. */
export function takeVerdictOptions(questions: GroupReading['questions'], answers: Answers) {
  const areVerdicts = questions.every(
    ({ number, options }) =>
      options.length > 1 &&
      options.map(toOptionText).every(isVerdict) &&
      isVerdict(answers.get(number) ?? ''),
  )
  if (!areVerdicts) return
  for (const question of questions) question.options = []
}

/** “Write H (Hamilton), A (Archetti) or B (Hoch).” */
function listNamed(said: string): PrintedGroup['options'] {
  const found = [
    ...said.matchAll(/(?<!\p{L})([A-Z]) \((\p{L}[^()]{1,40})\)/gu),
    ...said.matchAll(/(?<![A-Za-z])([A-Z]) (?:for|=) ([A-Za-z ]{1,40}?)(?=,|\.| or | and | [A-Z] = |$)/g),
  ].map(([, key = '', value = '']) => ({ key, value }))
  const turned = [
    /(?<![A-Za-z])([A-Z][A-Za-z]{1,20}(?: [A-Z][a-z]{1,20})?) = ([A-Z])(?![A-Za-z])/g,
    /(?<=[:,?.–—-]\s|\bor\s|\band\s)([A-Za-z][A-Za-z’'-]{0,20}(?: [A-Za-z’'-]{1,20}){0,3}) \(([A-Z]{1,2})\)/g,
  ].map((pattern) => [...said.matchAll(pattern)].map(([, value = '', key = '']) => ({ key, value })))
  const options = [found, ...turned].find((each) => each.length > 0) ?? []
  const areOptions =
    options.length > 1 && !options.some(({ value }) => isVerdict(value) || meaningOf(value) !== undefined)
  return areOptions ? options : []
}
