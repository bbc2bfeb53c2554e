import type { DraftOption } from '@console/ielts/sections'
import type { PrintedGroup, PrintedQuestion } from '../model/printed-test.ts'
import type { Lines, TextLine } from '../model/text-line.ts'

/** Options as they stand together; `after` so many questions. */
export type OptionList = {
  after: number
  options: { key: string; value: string }[]
  /** In a column of its own, beside the questions. */
  isBeside?: boolean
}

/** Questions under one head as they are read, line by line. */
export type GroupReading = {
  readonly first: number
  readonly last: number
  readonly lines: Lines
  /** That of its longest printed line. */
  readonly width: number
  /** Letters that the instruction names, where they are not the first ones: “P, S or T”. */
  readonly codes: ReadonlySet<string>
  readonly isHeadings: boolean
  readonly isBoxed: boolean
  readonly isTable: boolean
  /** A text with gaps, not a list of questions. */
  readonly isGapped: boolean
  readonly unread: TextLine[]
  readonly leftOut: TextLine[]
  readonly instruction: string[]
  readonly questions: PrintedQuestion[]
  readonly lists: OptionList[]
  readonly words: DraftOption[]
  title: string | null
  example: PrintedGroup['example']
  readonly shown: string[]
  /** The line before said “Example” and not yet of what, or what the example asks. */
  isExample: 'head' | 'asked' | null
  /** A number that stands on a line of its own, before its question. */
  waiting: number | null
  /** Lines of a running text before its next gap. */
  carried: string[]
  /** Appends a continuation line to the last text; null while there is none. */
  grow: ((text: string) => void) | null
}

export const isFree = ({ first, last, questions }: GroupReading, number: number): boolean =>
  number >= first &&
  number <= last &&
  !questions.some((each) => number >= each.number && number < each.number + each.count)
