import { isVerdict, numberRange, toLetter } from '@console/ielts'
import { joinLines } from '../blocks/paragraphs.ts'
import type { GroupLines } from '../blocks/part-lines.ts'
import { numbersOf, type PrintedGroup, type PrintedQuestion } from '../model/printed-test.ts'
import { isFilled, type Range, type TextLine } from '../model/text-line.ts'
import { findGaps, toGapText } from '../patterns/gap-patterns.ts'
import { isClearInstruction } from '../patterns/instruction-patterns.ts'
import { findGroupTask, type GroupContext, isKeyedByDigits, isKeyedByLetters } from './find-group-task.ts'
import type { GroupReading } from './group-reading.ts'
import { shareOptions, takeVerdictOptions } from './share-options.ts'

export type ReadGroup = { group: PrintedGroup; unread: TextLine[]; leftOut: TextLine[] }

/** Puts options where they belong, and fills in every number of the range. */
export function finishGroup(
  { head, first, last, lines }: GroupLines,
  reading: GroupReading,
  context: GroupContext,
): ReadGroup {
  const { title, instruction, example, shown, unread, leftOut } = reading
  const shared = shareOptions(reading)
  const [alone, ...others] = reading.questions
  const own = alone !== undefined && others.length === 0 ? alone.options : []
  const questions = askOnce(reading, [...shared, ...own].length > 0) ?? reading.questions
  const [only] = questions
  const isOne = first === last && only !== undefined && !only.text.includes('_____') && shared.length > 1
  if (isOne) only.options = shared
  takeVerdictOptions(questions, context.answers)
  const options = isOne ? [] : shared
  const said = instruction.join(' ')
  const isChosen =
    options.length > 0 ||
    /\bcorrect letter\b/i.test(said) ||
    isKeyedByLetters(reading, context.answers) ||
    (/\b(?:paragraph|section|text)s?\b/i.test(said) && isKeyedByDigits(reading, context.answers))
  const hasLines =
    isChosen &&
    reading.words.length === 0 &&
    (!reading.isGapped || questions.every(({ text }) => /^_+$/.test(text)))
  const ended = hasLines ? questions.map(endAt) : endQuestions(questions, context.answers, isChosen)
  const group = {
    first,
    last,
    printed: null,
    from: head.at,
    to: lines.findLast(isFilled)?.at ?? head.at,
    title,
    instruction: joinLines(instruction),
    options,
    questions: nameParagraphs(reading, fillNumbers(ended, reading), context.lettered > 0),
    example,
    shown,
  }
  return {
    group: { ...group, task: findGroupTask(group, { ...context, isRunning: isRunningText(reading) }) },
    unread,
    leftOut,
  }
}

/** Sentences with gaps that follow one another on a line. */
function isRunningText({ lines, first, last, isTable }: GroupReading): boolean {
  const counts = lines.map(({ text }) => findGaps(text, { first, last }).length).filter((count) => count > 0)
  return !isTable && counts.some((count) => count > 1) && counts.length <= (last - first + 1) / 2
}

/** “Choose TWO letters. Which TWO …” has its question in the place of an instruction. */
function askOnce(reading: GroupReading, hasOptions: boolean): PrintedQuestion[] | null {
  const { questions, instruction, first, last, title } = reading
  const said = instruction.join(' ')
  const isSet = /\b(?:two|three|four|five)\b/i.test(said) && !/\blabel\b|\bnext to questions\b/i.test(said)
  const areBlank = questions.every(({ text }) => text.replaceAll(/[_\s]/g, '') === '')
  const isOne = first === last
  if (!hasOptions || !areBlank || reading.isHeadings || (questions.length > 0 && !isSet && !isOne))
    return null
  if (isOne && title === null && instruction.length === 0) return null
  const sentences = instruction.flatMap((text) =>
    text.split(/(?<=[.?!)]|\b[A-Z]\s?[-–]\s?[A-Z])\s+(?=[A-Z])/),
  )
  const asked = sentences.filter(
    (text) => !/^(?:choose|select|write|nb\b|you may|tick|circle)/i.test(text) && !isClearInstruction(text),
  )
  if (asked.length > 0 && sentences.length > 1) {
    instruction.splice(0, instruction.length, ...sentences.filter((text) => !asked.includes(text)))
  }
  return [
    {
      number: first,
      text: toGapText(asked.join(' ') || (title ?? (isOne ? '' : said))),
      options: questions[0]?.options ?? [],
      count: last - first + 1,
    },
  ]
}

/** A line to write the letter on is no gap. */
const endAt = (question: PrintedQuestion): PrintedQuestion => ({
  ...question,
  text: question.text.replace(/(?:\s[–—-])?(?:\s?_____){1,4}\s?[.,;]?$/, ''),
})

/** A whole sentence, and “1 ___ the origin of a term”, has a line for its answer before or behind it, and no gap. */
function endQuestions(
  printed: readonly PrintedQuestion[],
  answers: GroupContext['answers'],
  isChosen: boolean,
): PrintedQuestion[] {
  const isEvery = (pattern: RegExp) => printed.length > 1 && printed.every(({ text }) => pattern.test(text))
  const isLined = isEvery(/^_____\s+[A-Z][^_]*\w{2}[.!?]$/) || (isChosen && isEvery(/^_+\s+[a-z][^_]*$/))
  const questions = printed.map((question) =>
    isLined ? { ...question, text: question.text.replace(/^_+\s+/, '') } : question,
  )
  const areStatements =
    isEvery(/\w{2}['’”"]?[.!?]['’”"]?\s*_____$/) ||
    questions.every(({ number }) => isVerdict(answers.get(number) ?? ''))
  return questions.map((question) =>
    areStatements || /\?(?:\s*_____){1,4}\s?[.,;]?$/.test(question.text) ? endAt(question) : question,
  )
}

/** Headings alone are for the paragraphs in their order. */
const nameParagraphs = (
  { isHeadings, questions: found, lists }: GroupReading,
  questions: readonly PrintedQuestion[],
  areLettered: boolean,
): PrintedQuestion[] =>
  isHeadings && found.length === 0 && lists.length > 0
    ? questions.map((question, index) => ({
        ...question,
        text: `Paragraph ${areLettered ? toLetter(index) : index + 1}`,
      }))
    : [...questions]

/** A number of the range that is nowhere in the text is an empty question: the others keep their numbers. */
function fillNumbers(questions: readonly PrintedQuestion[], { first, last }: Range): PrintedQuestion[] {
  const taken = new Set(questions.flatMap(numbersOf))
  const missing = numberRange(first, last).filter((number) => !taken.has(number))
  return [...questions, ...missing.map((number) => ({ number, text: '', options: [], count: 1 }))].toSorted(
    (left, right) => left.number - right.number,
  )
}
