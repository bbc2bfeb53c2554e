import { listLetterRanges, numberRange, toLetter, toNumeral } from '@console/ielts'
import {
  type Doubt,
  doubtNumbers,
  numbersOf,
  numbersWhere,
  type PrintedGroup,
  type Read,
  toOptionText,
} from '../model/printed-test.ts'
import type { Lines, TextLine } from '../model/text-line.ts'
import { findHiddenQuestions, findIdleTexts } from './find-disorder.ts'
import { listTwice } from './read-texts.ts'

/** Gaps and misfits in the groups that were read: missing texts, answers, options, numbers. */
export function checkGroups(read: Read, lines: Lines): Doubt[] {
  const groups = read.parts.flatMap((part) => part.groups)
  const at = (from: number, to = from) =>
    lines.filter((line) => line.at >= from && line.at <= to && line.text !== '')
  const asked = groups.flatMap(({ first, last }) => numberRange(first, last))
  return [
    ...(read.answers.size === 0 ? doubtNumbers('No answer key was found.', asked) : []),
    ...groups.flatMap((group) => checkGroup(group, read, at)),
    ...findMissingNumbers(groups, lines),
    ...doubtNumbers(
      'Several groups have a question with the number.',
      listTwice(groups.flatMap(({ questions }) => questions.flatMap(numbersOf))),
    ),
    ...findHiddenQuestions(read, lines),
    ...findIdleTexts(read, lines),
    ...doubtNumbers(
      'The key has an answer, but no question has the number.',
      [...read.answers.keys()].filter((number) => !asked.includes(number)),
    ),
  ]
}

function checkGroup(
  group: PrintedGroup,
  { answers, unread }: Read,
  at: (from: number, to?: number) => TextLine[],
): Doubt[] {
  const numbers = numberRange(group.first, group.last)
  const head = at(group.from)
  const doubts: Doubt[] = []
  const doubt = (about: readonly number[], reason: string, lines: Lines = head) => {
    doubts.push(...doubtNumbers(reason, about, lines))
  }
  if (group.task === null) doubt(numbers, 'The text does not say which task this is.')
  const isPicture = group.task === 'diagram' || group.task === 'map'
  const empty = numbersWhere(group.questions, ({ text }) => text === '')
  const isBlank = empty.length === numbers.length
  // Gaps alone, with labels somewhere around them.
  const isScattered = group.questions.some(({ text }) => /^_+$/.test(text))
  const isPictureAlone = isPicture && (isBlank || isScattered)
  const blank = isPictureAlone ? [] : empty
  if (isPictureAlone) doubt(numbers, 'The text has no picture and no labels: add the picture to the group.')
  doubt(blank, isBlank ? 'No question was found.' : 'No text was found for the number.')
  const own = unread.filter((line) => line.at >= group.from && line.at <= group.to)
  if (own.length > 0) doubt(numbers, 'Some lines were not recognised, and are left out.', own)
  if (answers.size > 0)
    doubt(
      numbers.filter((number) => !answers.has(number)),
      'The key has no answer.',
    )
  doubt(listMisfits(group, answers), 'The answer in the key is not one of the options.')
  doubt(listUneven(group), 'The letters of the options are not the expected ones.')
  const hasNone = group.options.length === 0 && group.questions.every(({ options }) => options.length === 0)
  if (hasNone && chosenFrom.has(group.task)) doubt(numbers, 'No options were found.')
  return doubts
}

const chosenFrom = new Set<string | null>(['features', 'headings', 'multiple-choice', 'several-answers'])

const keysOf = (options: PrintedGroup['options']): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.key).toLowerCase())

/** Answers that are not among the options of their question. */
function listMisfits({ questions, options }: PrintedGroup, answers: Read['answers']): number[] {
  return questions.flatMap((question) => {
    const chosen = question.options.length > 0 ? question.options : options
    const known = [...keysOf(chosen), ...chosen.map((option) => toOptionText(option).toLowerCase())]
    return numbersOf(question).filter((number) => {
      const said = answers.get(number)?.toLowerCase()
      return said !== undefined && known.length > 0 && !known.includes(said)
    })
  })
}

/** Lists with a missing letter, and multiple choice with fewer options than its neighbours. */
function listUneven({ task, questions, options, first, last, instruction }: PrintedGroup): number[] {
  const keys = keysOf(options)
  // “A heading (a–f)”
  const said = instruction.replaceAll(/\ba\s?[-–—]\s?[b-l]\b/g, (range) => range.toUpperCase())
  const named = listLetterRanges(said).filter(({ isParagraphs }) => !isParagraphs)
  const isOther = (own: readonly string[]) =>
    (own[0] === 'a' || own[0] === 'i') &&
    named.some(
      ({ last: end, form }) => (form === 'numerals') === (own[0] === 'i') && end.toLowerCase() !== own.at(-1),
    )
  if (isOther(keys) || hasHole(options)) return numberRange(first, last)
  if (task !== 'multiple-choice') return []
  const other = numbersWhere(questions, (question) => isOther(keysOf(question.options)))
  if (other.length > 0) return other
  // “He (is / are) …” has as many words to choose from as there are.
  const areInText =
    questions.every(({ text }) => text.includes('_____')) &&
    questions.some(({ text }) => /_____\s\w/.test(text))
  if (areInText) return []
  const most = Math.max(...questions.map((question) => question.options.length))
  return numbersWhere(questions, ({ options: own }) => own.length !== most || hasHole(own))
}

/** Letters of names, “M, F or S” and “A, T or B”, follow in no order. */
const isFromStart = (keys: readonly string[]): boolean =>
  (keys[0] === 'a' && keys.every((key) => key.charCodeAt(0) < 97 + keys.length + 4)) ||
  keys.every((key, index) => key.charCodeAt(0) === (keys[0] ?? '').charCodeAt(0) + index)

/** “P, Q, S, T” */
const lacksOne = (keys: readonly string[]): boolean =>
  keys.length > 3 &&
  keys.every((key, index) => /^[a-z]$/.test(key) && key > (keys[index - 1] ?? '')) &&
  (keys.at(-1) ?? '').charCodeAt(0) - (keys[0] ?? '').charCodeAt(0) === keys.length

const hasHole = (options: PrintedGroup['options']): boolean =>
  lacksOne(keysOf(options)) ||
  (keysOf(options)[0] === 'i' && keysOf(options).some((key, index) => key !== toNumeral(index))) ||
  (isFromStart(keysOf(options)) &&
    keysOf(options).some(
      (key, index) => /^[a-l]$/.test(key) && key !== toLetter(index).toLowerCase() && key !== 'i',
    )) ||
  options.some((option) => toOptionText(option).trim() === '')

const promised = /\bquestions\s(\d{1,2})\s?(?:[-–—]|to)\s?(\d{1,2})\b/gi

/** Numbers that no question has, between the first and the last or in “20 minutes on Questions 1–13”. */
function findMissingNumbers(groups: readonly PrintedGroup[], lines: Lines): Doubt[] {
  const asked = new Set(groups.flatMap(({ first, last }) => numberRange(first, last)))
  const isNumberedAgain = groups.some(({ printed }) => printed !== null)
  const ranges = isNumberedAgain ? [] : lines.flatMap(({ text }) => [...text.matchAll(promised)])
  const wanted = new Set([
    // No paper begins at 2.
    ...numberRange(asked.has(1) || !asked.has(2) ? Math.min(...asked) : 1, Math.max(...asked)),
    ...ranges.flatMap(([, first, last]) => numberRange(Number(first), Number(last))),
  ])
  const missing = [...wanted].filter((number) => !asked.has(number)).toSorted((left, right) => left - right)
  return doubtNumbers('No question has the number.', missing)
}
