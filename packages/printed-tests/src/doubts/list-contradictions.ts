import { countWords, findExcess, isVerdict, parseNumberWord, toLetter } from '@console/ielts'
import {
  type Answers,
  type Doubt,
  numbersOf,
  numbersWhere,
  type PrintedGroup,
  type PrintedPart,
  type PrintedQuestion,
  type Read,
  toOptionText,
} from '../model/printed-test.ts'
import { isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { hasRun, listGaps } from '../patterns/gap-patterns.ts'
import { listHeads } from '../patterns/head-patterns.ts'
import { isInstruction, parseLimit } from '../patterns/instruction-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { isRubric } from '../patterns/rubric-patterns.ts'
import { type Finding, findOddTexts } from './find-odd-texts.ts'

const ifAll = (questions: readonly PrintedQuestion[], isSo: boolean, reason: string): Finding[] =>
  isSo ? [{ numbers: questions.flatMap(numbersOf), reason }] : []

/** If the instruction, the questions and the key of a group contradict each other, one of them was read wrongly. */
export function listContradictions({ parts, answers }: Read, lines: Lines): Doubt[] {
  const groups = parts.flatMap((part) => part.groups)
  return parts.flatMap((part) =>
    part.groups.flatMap((group) =>
      [
        ...findWrongCount(group),
        ...findNoInstruction(group, groups),
        ...findSwallowed(group),
        ...findAskedAbove(group),
        ...findOddTexts(group),
        ...findNoBox(group),
        ...findNoLimit(group, lines),
        ...findWrongKind(group, answers),
        ...findNoGap(group),
        ...findTail(group, lines),
        ...findNoParagraph(part, group, answers),
      ]
        .filter(({ numbers }) => numbers.length > 0)
        .map((finding) => ({ ...finding, lines: findLines(group, finding, lines) })),
    ),
  )
}

/** The printed lines of the questions, or the head above them. */
function findLines({ from, to }: PrintedGroup, { numbers }: Finding, lines: Lines): TextLine[] {
  const own = lines.filter(({ at, text }) => at >= from && at <= to && text !== '')
  const asked = own.filter(({ text }) => numbers.includes(matchNumbered(text)?.number ?? 0))
  return asked.length > 0 ? asked : own.slice(0, 1)
}

/** “Two headings are not needed.”, “There is one extra ending.” */
const surplus =
  /\b(one|two|three|four)\b[^.]{0,30}\b(?:more\b(?! than once)|extra\b|too many|(?:are|is|will) not (?:be )?(?:needed|used)|that you (?:do not|don['’]t|will not|won['’]t) need)/i

/** “Choose FOUR answers from the box” above three questions. */
function findWrongCount({ first, last, task, instruction, questions, options }: PrintedGroup): Finding[] {
  const extra = parseNumberWord(surplus.exec(instruction)?.[1] ?? '')
  const isOther = options.length > 0 && extra > 0 && options.length !== last - first + 1 + extra
  if (isOther) return ifAll(questions, true, 'The instruction promises another number of options.')
  const said = /\bchoose (two|three|four|five|six|seven) (letters|answers)\b/i.exec(instruction)
  if (said === null) return []
  const count = parseNumberWord(said[1] ?? '')
  const isRight =
    task === 'several-answers'
      ? questions.every((question) => question.count === count || question.count === 1)
      : last - first + 1 === count
  return ifAll(
    questions,
    !isRight,
    `The instruction says “${said[1]}”, but another number of questions was found.`,
  )
}

/** Nothing says what to do, although other groups of the paper have an instruction. */
function findNoInstruction({ task, instruction, questions }: PrintedGroup, groups: readonly PrintedGroup[]) {
  const isForgotten =
    instruction === '' && !asking.has(task) && groups.some((group) => group.instruction !== '')
  return ifAll(questions, isForgotten, 'Nothing says what is to be done.')
}

/** Tasks whose questions or key say it themselves. */
const asking = new Set<string | null>([
  ...['multiple-choice', 'several-answers', 'short-answers', 'true-false', 'yes-no'],
])

const strange =
  /\bQ\d{1,2}\b|[a-z]\s[A-Z]\s=\s|[-=]{3,}|\+-{2,}|(?:^|\s)\d{1,2}[.)]\s+[A-Z“"]|[.?!]\s+\d{1,2}\s+[A-Z][a-z]|\b[Qq]uestions?\s\d{1,2}\s?(?:[-–—]|to)\s?\d{1,2}\b|\b[Aa]nswer [Kk]ey\b/
const otherOption =
  /[a-z.,;]\s+[([]?[B-H][.)\]]\s+\S|\w\s[b-h]\)\s\w|\s[([]?a[.)\]]\s.{1,200}\s[([]?[bc][.)\]]\s|\s[([]?b[.)\]]\s.{1,200}\s[([]?c[.)\]]\s/

/** The next question, the next option or the frame of a table may have become part of this one. */
function findSwallowed({ questions, options, task, first }: PrintedGroup): Finding[] {
  const isStrange = (text: string) => strange.test(text) || otherOption.test(text)
  const isShared = options.map(toOptionText).some(isStrange)
  const numbers = numbersWhere(
    questions,
    ({ number, text, options: own }) =>
      isShared ||
      text.startsWith(`${number} `) ||
      (task === 'sentences' && /_____ ?\.\s[A-Z][^.?!_:]{0,60}[a-z]$/.test(text)) ||
      isStrange(task === 'notes' ? withoutSubheads(text, first) : text) ||
      own.map(toOptionText).some(isStrange),
  )
  return [{ numbers, reason: 'Something else seems to have been read as part of it.' }]
}

function hasOneAndTwo(text: string): boolean {
  const one = /(?:^|\s)1[.)]\s/.exec(text)
  return one !== null && /\s2[.)]\s/.test(text.slice(one.index + one[0].length))
}

/** “1. The bakery …… 2. The mill ……” became a part of the instruction: nothing was found of these questions. */
function findAskedAbove({ instruction, questions }: PrintedGroup): Finding[] {
  // “Which paragraph mentions …?”
  const isAsked = hasRun(instruction.replaceAll(/(?:\.{3}|…)\s?\?/g, '')) || hasOneAndTwo(instruction)
  return [
    ...ifAll(questions, isAsked, 'Questions seem to have been read as part of the instruction.'),
    ...ifAll(questions, isProse(instruction), 'A text seems to have been read as part of the instruction.'),
  ]
}

/** Three sentences that say nothing of what to do. */
const isProse = (instruction: string): boolean =>
  instruction
    .split(/(?<=[.?!])\s/)
    .filter(
      (said) =>
        countWords(said) > 5 &&
        !isInstruction(said) &&
        !isRubric(said) &&
        !/\b(?:you|your|answers?|questions?|letters?|statement|text|passage|paragraphs?|sentences?|words?)\b/i.test(
          said,
        ),
    ).length > 2

const gapTasks = new Set<string | null>(['notes', 'table', 'summary', 'flow-chart', 'form', 'sentences'])

/** “Choose words from the box” without a box. */
function findNoBox({ task, instruction, questions, options }: PrintedGroup): Finding[] {
  const isBoxed =
    /\b(?:from|in) the (?:box|list)\b(?!es)|\bword (?:bank|box|list)\b|\blist of (?:words|phrases)\b/i.test(
      instruction,
    )
  const isWithout = isBoxed && options.length === 0 && gapTasks.has(task)
  return ifAll(questions, isWithout, 'The instruction names a box, but no options were found.')
}

/** Papers say below each head how many words an answer has. */
function findNoLimit({ task, options, questions, instruction, from }: PrintedGroup, lines: Lines) {
  const isWritten = options.length === 0 && (gapTasks.has(task) || task === 'short-answers')
  const hasHead = listHeads(lines.filter(({ at }) => at === from)).length > 0
  const isForgotten = hasHead && isWritten && parseLimit(instruction) === null
  return ifAll(questions, isForgotten, 'The instruction does not say how many words an answer may have.')
}

/** “2. How it is done” above notes 33 to 36 is no question, but one of their heads. */
const withoutSubheads = (text: string, first: number): string =>
  text
    .split('\n')
    .filter((line) => Number(/^(\d{1,2})\.\s[A-Z][^_.?!:]{2,40}$/.exec(line)?.[1] ?? first) >= first)
    .join('\n')

const verdictTasks = new Set<string | null>(['true-false', 'yes-no'])
const choices = new Set<string | null>([
  ...['multiple-choice', 'several-answers', 'features', 'endings', 'headings', 'information', 'map'],
  ...['summary-list', 'flow-chart-list'],
])

/** Answers that do not fit the task: a word for TRUE or FALSE, a verdict in a gap, more words than allowed. */
function findWrongKind({ task, questions, instruction }: PrintedGroup, answers: Answers): Finding[] {
  const isAny = (question: PrintedQuestion, isWrong: (answer: string) => boolean) =>
    numbersOf(question).some((number) => isWrong(answers.get(number) ?? ''))
  const find = (isWrong: (answer: string) => boolean) =>
    numbersWhere(questions, (question) => isAny(question, isWrong))
  const reason = 'The answer in the key does not fit the task.'
  if (verdictTasks.has(task)) {
    const gapped = numbersWhere(questions, ({ text }) => text.includes('_____'))
    return [
      { numbers: find((answer) => answer !== '' && !isVerdict(answer)), reason },
      { numbers: gapped, reason: 'A statement to be judged has a gap in it.' },
    ]
  }
  if (choices.has(task)) {
    const isVerdictAlone = (answer: string) => answer.length > 1 && isVerdict(answer)
    // “iv” names a section whose letter is not known.
    const isNoLetter = (answer: string) => task === 'information' && answer !== '' && !/^[A-Z]$/.test(answer)
    return [{ numbers: find((answer) => isVerdictAlone(answer) || isNoLetter(answer)), reason }]
  }
  const limit = parseLimit(instruction)
  const isLetter = (answer: string) => /^[A-L]$/.test(answer)
  const isLong = (answer: string) =>
    limit !== null &&
    answer
      .split(/\s?[/;|]\s?/)
      .every((each) => findExcess(each.replaceAll(/\([^()]*\)\s?/g, ''), limit) !== null)
  const isDigit = (answer: string) => /^[1-9]$/.test(answer)
  const all = questions.flatMap(numbersOf)
  // “The letter ____ was printed on milk cartons.”
  const isNamed = ({ text }: PrintedQuestion) => /\bletters? _{5}/i.test(text)
  const lettered = numbersWhere(questions, (question) => !isNamed(question) && isAny(question, isLetter))
  const areDigits = all.length > 2 && all.every((number) => isDigit(answers.get(number) ?? ''))
  // “Write G, 1, 2 or 3”: the letters tell what the numbers are.
  const areMixed = lettered.length > 0 && all.every((number) => /^[1-9A-L]$/.test(answers.get(number) ?? ''))
  // “✓” and “x” are no words.
  const areSigns = all.some((number) => /^[^\p{L}\p{N}]+$/u.test(answers.get(number) ?? ''))
  const isGlued = (answer: string) => /\s\d{1,2}[.)]\s|\t/.test(answer)
  return [
    { numbers: areDigits || areMixed || areSigns ? all : lettered, reason },
    {
      numbers: find((answer) => isGlued(answer) || /^(?:NOT GIVEN|TRUE|FALSE)$/i.test(answer)),
      reason,
    },
    {
      numbers: find((answer) => answer !== '' && isLong(answer)),
      reason: 'The answer in the key is longer than the instruction allows.',
    },
  ]
}

/** If the other numbers of a chart or text stand at gaps, a number without one has lost it. */
function findNoGap({ task, questions }: PrintedGroup): Finding[] {
  const without = questions.filter(({ text }) => text !== '' && !text.includes('_____'))
  const isLost = gapTasks.has(task) && task !== 'sentences' && without.length < questions.length / 2
  return ifAll(without, isLost, 'No gap was found in the text.')
}

/** A paragraph below the last gap may be a remark of the page or of a teacher. */
function findTail({ questions, from, to }: PrintedGroup, lines: Lines): Finding[] {
  const last = questions.at(-1)
  if (last === undefined || !last.text.includes('_____')) return []
  const range = { first: last.number, last: last.number }
  const own = lines.filter(({ at }) => at >= from && at <= to)
  const gap = own.findLastIndex(({ text }) => listGaps(text, range).length > 0)
  const end = own.findIndex(({ text }, index) => index > gap && text === '')
  if (gap === -1 || end === -1) return []
  const below = own.slice(end).filter(isFilled)
  const isTaken = below.some(({ text }) =>
    toLetters(last.text).includes(toLetters(text.split('\t')[0] ?? '')),
  )
  return ifAll([last], isTaken, 'A paragraph below the last gap may be no part of it.')
}

const toLetters = (text: string): string => text.replaceAll(/[^\p{L}]+/gu, '')

/** “E” where the text has four paragraphs, and a text that has more or fewer than the instruction says. */
function findNoParagraph(
  { isLettered, paragraphs }: PrintedPart,
  { task, questions, instruction }: PrintedGroup,
  answers: Answers,
): Finding[] {
  if (!isLettered) return []
  const numbers = questions.flatMap(numbersOf)
  const letters = paragraphs.map((_, index) => toLetter(index))
  const last = /\b(?:paragraphs|sections)[^.]{0,20}\bA\s?[-–—]\s?([A-L])\b/.exec(instruction)?.[1]
  return [
    {
      numbers:
        task === 'information'
          ? numbers.filter((number) => !letters.includes(answers.get(number) ?? 'A'))
          : [],
      reason: 'The key names a paragraph that the text does not have.',
    },
    {
      numbers: last !== undefined && letters.at(-1) !== last ? numbers : [],
      reason: `The instruction names paragraphs A–${last}, but the text was read with ${letters.length}.`,
    },
  ]
}
