import type { Doubt } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import type { Numbering } from './exercises/continue-numbers.ts'
import { dropExerciseNumbers } from './exercises/decimal-numbers.ts'
import { markQuestionLetters } from './exercises/mark-question-letters.ts'
import { nameNumberedExercises } from './exercises/name-numbered-exercises.ts'
import { numberParagraphs } from './exercises/number-paragraphs.ts'
import type { PrintedKey } from './key/parse-key.ts'
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
  /** The page without answers that were marked beside their questions. */
  page: readonly TextLine[]
  doubts: Doubt[]
}

/** Takes the key out of the lines, wherever it stands, and reads it: its numbers tell which questions there are. */
export function toAnswers(lines: readonly TextLine[]): KeyedLines {
  const printed = splitRegions(numberParagraphs(dropExerciseNumbers(markQuestionLetters(lines))))
  const restarted = numberRestartedLists(printed.body)
  const sheet = readWorksheet({ key: printed.key, body: nameNumberedExercises(restarted.lines) })
  const marked = new Set(printed.doubts?.flatMap((doubt) => doubt.lines.map(({ at }) => at)))
  return {
    ...sheet,
    page: lines.map((line) =>
      marked.has(line.at)
        ? (printed.body.find(({ at }) => at === line.at) ?? { at: line.at, text: '' })
        : line,
    ),
    script: printed.script.filter(({ text }) => text !== ''),
    doubts: [...(printed.doubts ?? []), ...sheet.doubts, ...restarted.doubts],
  }
}
