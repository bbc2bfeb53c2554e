import type { Doubt } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import type { Numbering } from './exercises/continue-numbers.ts'
import { continueSections } from './exercises/continue-sections.ts'
import { dropExerciseNumbers, numberParagraphs } from './exercises/decimal-numbers.ts'
import { markQuestionLetters } from './exercises/mark-question-letters.ts'
import { nameNumberedExercises } from './exercises/name-numbered-exercises.ts'
import type { PrintedKey } from './key/parse-key.ts'
import { numberAnswerRows } from './number-answer-rows.ts'
import { numberRestartedLists } from './number-restarted-lists.ts'
import { readWorksheet } from './read-worksheet.ts'
import { splitRegions } from './split-regions.ts'

export type KeyedLines = {
  /** Texts and questions, numbered through. */
  body: TextLine[]
  key: PrintedKey
  /** The transcript of a recording. */
  script: TextLine[]
  /** The numbers of exercises on paper; empty if the paper is numbered through. */
  numberings: readonly Numbering[]
  /** The page with numbers that run through, and without answers that were marked beside their questions. */
  page: readonly TextLine[]
  doubts: Doubt[]
}

/** Takes the key out of the lines, wherever it stands, and reads it: its numbers tell which questions there are. */
export function toAnswers(lines: readonly TextLine[]): KeyedLines {
  const printed = splitRegions(
    numberParagraphs(dropExerciseNumbers(markQuestionLetters(numberAnswerRows(lines)))),
  )
  const sections = continueSections(printed)
  const restarted = numberRestartedLists(sections.body)
  const sheet = readWorksheet({ key: sections.key, body: nameNumberedExercises(restarted.lines) })
  const marked = new Set(printed.doubts?.flatMap((doubt) => doubt.lines.map(({ at }) => at)))
  const changed = new Map([
    ...[...marked].map((at) => [at, { at, text: '' }] as const),
    ...printed.body.filter(({ at }) => marked.has(at)).map((line) => [line.at, line] as const),
    ...sections.moved.map((line) => [line.at, line] as const),
  ])
  return {
    ...sheet,
    page: lines.map((line) => changed.get(line.at) ?? line),
    script: printed.script.filter(({ text }) => text !== ''),
    doubts: [...(printed.doubts ?? []), ...sections.doubts, ...sheet.doubts, ...restarted.doubts],
  }
}
