import { isVerdict, numberRange } from '@console/ielts'
import type { DraftOption } from '@console/ielts/sections'
import {
  type Doubt,
  doubtLines,
  doubtNumbers,
  numbersOf,
  type PrintedGroup,
  type PrintedPart,
  type Read,
  toOptionText,
} from '../model/printed-test.ts'
import type { Lines, TextLine } from '../model/text-line.ts'
import { isExerciseName, matchNamed } from '../patterns/exercise-heads.ts'
import { isAnswerLine } from '../patterns/gap-patterns.ts'
import { matchHead } from '../patterns/head-patterns.ts'
import { splitColumns } from '../patterns/item-patterns.ts'
import { findShiftedNumbers } from './find-shifted-numbers.ts'
import { listGroupTexts, type PrintedWord, toPrintedWords, toWords } from './read-texts.ts'

/** Checks that every printed word was read in its place, and that each text stands in one piece on paper. */
export function comparePrint({ parts, rubrics, unread }: Read, lines: Lines): Doubt[] {
  const said = new Set([...rubrics, ...unread].map(({ at }) => at))
  const above = new Map(lines.map((line, index) => [line, lines[index - 1]]))
  const groups = parts.flatMap((part) => part.groups)
  const isAsked = ({ at }: TextLine) => groups.some(({ from, to }) => at >= from && at <= to)
  const isPrinted = ({ at, text }: TextLine) => !said.has(at) && !isAnswerLine(text) && !isVerdictRow(text)
  const within = ({ from, to }: { from: number; to: number }) =>
    lines.filter((line) => line.at >= from && line.at <= to && isPrinted(line))
  const places = placeGroups(groups, lines)
  const isBroken = (line: TextLine) => said.has(line.at - 1) || above.get(line)?.text === ''
  const reason = 'Some words of these lines were not read.'
  return [
    ...parts.flatMap((part) => {
      const own = part.lines === null ? [] : within(part.lines).filter((line) => !isAsked(line))
      const printed = own.filter((line) => !isTitle(line, part)).flatMap((line) => toPrintedWords(line))
      return doubtLines(reason, listUnread(printed, [part.title, ...part.paragraphs]))
    }),
    ...groups.flatMap((group) => {
      const own = places.get(group)?.filter(isPrinted) ?? within(group)
      const printed = own.flatMap((line) => toPrintedWords(withoutHead(line, group), isBroken(line)))
      const around = parts
        .filter(({ lines: own }) => own !== null && own.from <= group.to && own.to >= group.from)
        .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
      const lost = listUnread(printed, [...listGroupTexts(group), ...around])
      return [
        ...doubtLines(reason, lost, numberRange(group.first, group.last)),
        ...findTornTexts(group, printed),
        ...findShiftedNumbers(group, printed, around),
      ]
    }),
  ]
}

/** Once columns are put one below the other, two groups share places on paper: each begins at its head. */
function placeGroups(groups: readonly PrintedGroup[], lines: Lines): Map<PrintedGroup, Lines> {
  const isTurned = lines.some(({ at }, index) => at < (lines[index - 1]?.at ?? 0))
  const heads = groups.map(({ first, from }) =>
    lines.findIndex(({ at, text }) => at === from && matchHead(text)?.first === first),
  )
  if (!isTurned || heads.includes(-1)) return new Map()
  return new Map(
    groups.map((group, nth) => {
      const start = heads[nth] ?? 0
      const next = Math.min(lines.length, ...heads.filter((head) => head > start))
      const own = lines.slice(start, next)
      return [group, own.slice(0, own.findLastIndex(({ at }) => at === group.to) + 1)]
    }),
  )
}

/** “right   wrong” above boxes to tick */
const isVerdictRow = (text: string): boolean => {
  const cells = splitColumns(text)
  return cells.length > 1 && cells.every(isVerdict)
}

/** “Text: The lamp”, and the name of a paragraph on a line of its own. */
const isTitle = ({ text }: TextLine, { title }: PrintedPart): boolean =>
  (title !== '' && text.includes(title)) || /^(?:paragraph|section)\s[A-Z\d]{1,3}$/i.test(text)

/** “Questions 1 to 5”, “2  Facts” and “MB for the biologist” have words that name what stands below or behind. */
function withoutHead({ at, text }: TextLine, { from }: PrintedGroup): TextLine {
  if (at === from && isExerciseName(text)) return { at, text: '' }
  const named = at === from ? matchNamed(text)?.rest : undefined
  return { at, text: (matchHead(text)?.rest ?? named ?? text).replace(/^[A-Z]{2,3}\s+for\s/, '') }
}

/** Lines with a word that is printed more often than it was read. */
function listUnread(printed: readonly PrintedWord[], read: readonly string[]): TextLine[] {
  const left = new Map<string, number>()
  for (const word of read.flatMap(toWords)) left.set(word, (left.get(word) ?? 0) + 1)
  const lost = printed.filter(({ word }) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return [...new Map(lost.map(({ line }) => [line.at, line])).values()]
}

/** Questions and options whose words do not follow one another on paper: two texts were joined, or one was cut. */
function findTornTexts(
  { first, last, task, options, questions }: PrintedGroup,
  printed: readonly PrintedWord[],
): Doubt[] {
  const all = toPhrase(printed.map(({ word }) => word))
  // A text with gaps runs over empty lines, a question does not.
  const broken = toPhrase(printed.flatMap(({ word, isBroken }) => (isBroken ? ['¶', word] : [word])))
  const unbroken = running.has(task) ? all : broken
  const isIn = (text: string, words: string) =>
    named.test(text) || text.split(/_{2,}/).every((piece) => words.includes(toPhrase(toWords(piece))))
  const isTorn = (option: DraftOption) => !isIn(toOptionText(option), broken)
  const torn = questions.filter(({ text, options: own }) => !isIn(text, unbroken) || own.some(isTorn))
  const numbers = options.some(isTorn) ? numberRange(first, last) : torn.flatMap(numbersOf)
  const reason = 'The text was put together from lines that do not follow one another.'
  const firsts = new Set(torn.flatMap(({ text }) => toWords(text)[0] ?? []))
  const lines = printed.filter(({ word }) => firsts.has(word)).map(({ line }) => line)
  return doubtNumbers(reason, numbers, lines.slice(0, 1))
}

const running = new Set([
  ...['notes', 'summary', 'summary-list', 'table', 'form', 'flow-chart', 'flow-chart-list', 'diagram', null],
])

/** Headings without questions are for the paragraphs in their order. */
const named = /^Paragraph [A-Z\d]{1,2}$/

const toPhrase = (words: readonly string[]): string => (words.length === 0 ? '' : ` ${words.join(' ')} `)
