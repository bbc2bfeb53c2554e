import { countWords } from '@console/ielts'
import { type Doubt, doubtLines, numbersOf, type PrintedGroup, type Read } from '../model/printed-test.ts'
import { isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { findGaps, hasRun } from '../patterns/gap-patterns.ts'
import { isClearInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { isRubric } from '../patterns/rubric-patterns.ts'

/** Tasks whose numbers may stand anywhere: on a picture, in boxes, in two columns. */
const unordered = new Set<string | null>(['map', 'diagram', 'table', 'flow-chart', 'flow-chart-list'])

/** Questions that stand elsewhere on paper than their numbers say. */
export function findDisorder({ parts }: Read, lines: Lines): Doubt[] {
  const groups = parts.flatMap((part) => part.groups).filter(({ task }) => !unordered.has(task))
  return groups.flatMap((group) => {
    const own = lines.filter(({ at }) => at > group.from && at <= group.to)
    const asked = own.flatMap((line) => listAsked(line, group).map((number) => ({ line, number })))
    const late = asked.filter(({ number }, index) => number < (asked[index - 1]?.number ?? 0))
    return doubtLines(
      'The numbers do not follow one another on paper.',
      late.map(({ line }) => line),
      late.map(({ number }) => number),
    )
  })
}

function listAsked({ text }: TextLine, group: PrintedGroup): number[] {
  const start = matchNumbered(text)?.number ?? 0
  const gaps = findGaps(text, group).map(({ number }) => number)
  return start >= group.first && start <= group.last && !gaps.includes(start) ? [start, ...gaps] : gaps
}

/** Two lines that say the same, one right below the other: one of them was pasted twice. */
export function findDoubledLines({ parts }: Read, lines: Lines): Doubt[] {
  const groups = parts.flatMap((part) => part.groups)
  const filled = lines.filter(({ text }) => text !== '')
  const doubled = filled.filter(
    ({ text }, index) => /\p{L}{3}|^\d{3,}$/u.test(text) && text === filled[index - 1]?.text,
  )
  return doubled.map((line) => ({
    numbers: groups
      .filter(({ from, to }) => line.at >= from && line.at <= to)
      .flatMap(({ questions }) => questions.map(({ number }) => number)),
    reason: 'The same line stands twice, one below the other.',
    lines: [line],
  }))
}

/** A line for an answer, numbers that follow one another, or the head of a key, in what was taken for a text. */
export function findHiddenQuestions({ parts }: Read, lines: Lines): Doubt[] {
  const places = parts.flatMap((part) => part.lines ?? [])
  const groups = parts.flatMap((part) => part.groups)
  const asked = groups.flatMap(({ questions }) => questions.flatMap(numbersOf))
  const isIn = (at: number, all: readonly { from: number; to: number }[]) =>
    all.some(({ from, to }) => at >= from && at <= to)
  const own = lines.filter(({ at, text }) => isIn(at, places) && !isIn(at, groups) && !isRubric(text))
  const items = own.map(({ text }) => {
    const { number, rest } = matchNumbered(text) ?? { number: 0, rest: '' }
    return asked.includes(number) || countWords(rest) > 30 ? 0 : number
  })
  const isCounted = (number: number) =>
    number > 0 && (items.includes(number - 1) || items.includes(number + 1))
  const hidden = own.filter(
    ({ text }, index) =>
      hasRun(text) || isCounted(items[index] ?? 0) || isOrder(text) || /^answer\s?keys?$/i.test(text),
  )
  // Those without a number are counted on.
  let last = Math.max(0, ...asked)
  const numbers = hidden.map(({ text }) => {
    last += 1
    return matchNumbered(text)?.number ?? last
  })
  return doubtLines('These lines look like questions or a key, and were taken for a text.', hidden, numbers)
}

/** “Complete the table.” */
export const isOrder = (text: string): boolean =>
  isClearInstruction(text) && countWords(text) < 12 && /^\p{Lu}[^.?!_]*[.:]$/u.test(text)

/** A text without questions among others that have some may be the options of a question, or a second key. */
export function findIdleTexts({ parts }: Read, lines: Lines): Doubt[] {
  if (parts.every(({ groups }) => groups.length === 0)) return []
  const idle = parts.filter(({ groups, paragraphs }) => groups.length === 0 && paragraphs.length > 0)
  return idle.flatMap((part) =>
    doubtLines(
      'No questions were found about this text.',
      lines.filter((line) => isFilled(line) && line.at === part.lines?.from),
    ),
  )
}
