import type { Doubt, PrintedTest } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { isRubric } from '../patterns/rubric-patterns.ts'

type Read = Omit<PrintedTest, 'doubts'>

/** A line for an answer, or the head of a key, in what was taken for a text. */
export function findHiddenQuestions({ parts }: Read, lines: readonly TextLine[]): Doubt[] {
  const places = parts.flatMap((part) => part.lines ?? [])
  const asked = parts.flatMap((part) => part.groups)
  const hidden = lines.filter(
    ({ at, text }) =>
      places.some(({ from, to }) => at >= from && at <= to) &&
      !asked.some(({ from, to }) => at >= from && at <= to) &&
      !isRubric(text) &&
      (hasRun(text) || /^answer\s?keys?$/i.test(text)),
  )
  const numbers = hidden.flatMap(({ text }) => matchNumbered(text)?.number ?? [])
  const reason = 'These lines look like questions or a key, and were taken for a text.'
  return hidden.length === 0 ? [] : [{ numbers, reason, lines: hidden }]
}

/** A text without questions among others that have some may be the options of a question, or a second key. */
export function findIdleTexts({ parts }: Read, lines: readonly TextLine[]): Doubt[] {
  const idle = parts.filter(({ groups, paragraphs }) => groups.length === 0 && paragraphs.length > 0)
  if (parts.every(({ groups }) => groups.length === 0)) return []
  const reason = 'No questions were found about this text.'
  return idle.map((part) => ({
    numbers: [],
    reason,
    lines: lines.filter(({ at, text }) => text !== '' && at === part.lines?.from),
  }))
}
