import { countWords } from '@console/ielts'
import type { DraftOption } from '@console/ielts/sections'
import { median } from 'es-toolkit/math'
import {
  numbersOf,
  numbersWhere,
  type PrintedGroup,
  type PrintedQuestion,
  toOptionText,
} from '../model/printed-test.ts'
import { isClearInstruction } from '../patterns/instruction-patterns.ts'
import { isOrder } from './find-disorder.ts'
import { listTwice } from './read-texts.ts'

export type Finding = { numbers: number[]; reason: string }

/** Questions and options that differ from those beside them as if something was cut off or added. */
export function findOddTexts(group: PrintedGroup): Finding[] {
  return [
    { numbers: listCut(group), reason: 'The text seems to end in the middle of a sentence.' },
    { numbers: listGrown(group), reason: 'The text is much longer than those beside it.' },
    { numbers: listWithInstruction(group), reason: 'An instruction seems to have been read as part of it.' },
    { numbers: listWithGaps(group), reason: 'The text has more gaps than questions.' },
    { numbers: listWithDebris(group), reason: 'A sign or a number stands in the text that is no word.' },
    { numbers: listTwice(allOf(group)), reason: 'The number appears twice.' },
    { numbers: listWithTwins(group), reason: 'An option letter appears twice.' },
    { numbers: listAnswered(group), reason: 'An answer seems to be printed where learners read it.' },
    {
      numbers: listAskingNothing(group),
      reason: 'The question asks nothing: its words may be those of an instruction.',
    },
    { numbers: /^examples?$/i.test(group.shown.join()) ? allOf(group) : [], reason: 'The example is empty.' },
    { numbers: startsWithGap(group) ? allOf(group) : [], reason: 'The table has no row of headings.' },
  ]
}

const allOf = ({ questions }: PrintedGroup): number[] => questions.flatMap(numbersOf)
const toTexts = ({ text, options }: PrintedQuestion): string[] => [text, ...options.map(toOptionText)]

/** No sentence and no phrase ends so: “because of the”. */
const open = /(?:[,;(]|\s(?:the|an?|and|or|of|their|its|his|which|than))$/
/** “… the ground a building nearby. In Helsinki” */
const broken = /\p{Ll}{2}[.?!] \p{Lu}[^.?!]{0,160}[\p{L},]$/u
const statements = new Set<string | null>([
  'true-false',
  'yes-no',
  'information',
  'short-answers',
  'features',
  'sentences',
])
const charts = new Set<string | null>(['notes', 'table', 'form', 'summary', 'flow-chart', 'diagram'])

function listCut(group: PrintedGroup): number[] {
  const { task, questions, options } = group
  const isOpen = (option: DraftOption) => open.test(toOptionText(option)) || broken.test(toOptionText(option))
  if (options.some(isOpen)) return allOf(group)
  const isWhole = (text: string) => /(?:[.?!][”’"')]?|_)$/.test(text)
  const stops = questions.filter(({ text }) => isWhole(text)).length
  const areWhole = statements.has(task) && questions.length > 2 && stops === questions.length - 1
  const isCut = (text: string) =>
    statements.has(task) && !/^$|_{5}/.test(text) && (open.test(text) || (areWhole && !isWhole(text)))
  return numbersWhere(questions, ({ text, options: own }) => isCut(text) || own.some(isOpen))
}

/** So many words above the median, or without a gap in a chart, may belong to another text. */
const surplus = 25
const isProse = (line: string): boolean => countWords(line) >= surplus && !line.includes('_____')

function listGrown(group: PrintedGroup): number[] {
  const { task, questions, options } = group
  const isLong = (words: readonly number[]) =>
    words.length > 2 && Math.max(...words) > 3 * median(words) + surplus
  if (isLong(options.map(toOptionText).map(countWords))) return allOf(group)
  const own = questions.flatMap((question) => question.options.map(toOptionText).map(countWords))
  const usual = own.length > 2 ? median(own) : 0
  const asked = questions.map(({ text }) => countWords(text))
  const most = asked.length > 2 && !charts.has(task) ? 3 * median(asked) + surplus : Number.POSITIVE_INFINITY
  return numbersWhere(
    questions,
    ({ text, options: each }) =>
      countWords(text) > most ||
      (charts.has(task) && task !== 'summary' && text.split('\n').some(isProse)) ||
      each.some((option) => countWords(toOptionText(option)) > 3 * usual + surplus),
  )
}

/** “… a trip to a barbecue. Circle the right answer.” */
const saysMore = (text: string): boolean =>
  text
    .split(/(?<=[.?!_])\s/)
    .slice(1)
    .some(isClearInstruction) ||
  (text.includes('\n') && text.split('\n').some(isOrder))

const listWithInstruction = ({ questions }: PrintedGroup): number[] =>
  numbersWhere(questions, (question) => toTexts(question).some(saysMore))

/** “… in the _____ before 10 _____” has the gap of another question. */
const listWithGaps = ({ task, questions }: PrintedGroup): number[] =>
  charts.has(task) || task === 'sentences'
    ? numbersWhere(questions, ({ text, count }) => (text.match(/_{2,}/g)?.length ?? 0) > count)
    : []

/** A bullet, an arrow or what is left of a leader, as a scanner reads it. */
const debris = /(?:^|\s)(?:[¥¢«»°©®~^\\{}_\p{Co}]|[b-z]|[B-HJ-Z](?=\n))(?=\s|$)/u

/** “e found in England”, and “their 32 of wood” where question 32 has no gap. */
function listWithDebris({ questions }: PrintedGroup): number[] {
  const lost = numbersWhere(questions, ({ text }) => !text.includes('_____'))
  const isOdd = (text: string) =>
    debris.test(text) || text.split(/[\s.,;()]{1,4}/).some((word) => lost.includes(Number(word)))
  return numbersWhere(questions, ({ text }) => text.includes('_____') && isOdd(text))
}

const answered =
  /[✓✔✅☑]|\{[^{}]+\}|[[(](?:correct|TRUE|FALSE|NOT GIVEN|YES|NO|[A-L])[\])]$|→\s?(?:TRUE|FALSE|NOT GIVEN|YES|NO|[A-L])$/

const listAnswered = ({ questions }: PrintedGroup): number[] =>
  numbersWhere(questions, (question) => toTexts(question).some((text) => answered.test(text)))

/** “Choose TWO letters, A–E.” and “The list below gives some effects.” are left of a question that was lost. */
const listAskingNothing = ({ task, questions }: PrintedGroup): number[] =>
  numbersWhere(
    questions,
    ({ text }) =>
      /^(?:choose|write|circle|tick)\b[^.]*\.$/i.test(text) ||
      (task === 'several-answers' && text !== '' && !/[?…_:]|\b(?:two|three|four|five)\b/i.test(text)),
  )

/** “1854 | Otis had a rope cut with an _____”: the columns are not named above it. */
function startsWithGap({ task, questions: [first] }: PrintedGroup): boolean {
  const [row = ''] = first?.text.split('\n') ?? []
  return task === 'table' && row.includes(' | ') && row.includes('_____')
}

function listWithTwins(group: PrintedGroup): number[] {
  const hasTwins = (options: PrintedGroup['options']) => {
    const keys = options.flatMap((option) => (typeof option === 'string' ? [] : [option.key]))
    return new Set(keys).size < keys.length
  }
  return hasTwins(group.options)
    ? allOf(group)
    : numbersWhere(group.questions, ({ options }) => hasTwins(options))
}
